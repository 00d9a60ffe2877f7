/** Longer ones fit no disk. */
const maxLength = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no path of a project has one
const forbidden = /[\\:\u0000-\u001F\u007F]/;
/** Folders of tools, which a project must not bring to the disk of somebody who unpacks it. */
const ofTools = /^(?:node_modules|\.git)$/i;

export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** A path without `.` and `..`; undefined when it leaves the root. */
export function resolvePath(folder: string, relative: string): string | undefined {
  const segments = folder ? folder.split('/') : [];
  for (const segment of relative.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/**
 * Whether a path stays in the folder of the project, on any operating system. `__proto__` would not
 * be a file in an object of files.
 */
export function isInsideProject(path: string): boolean {
  if (path.length > maxLength || forbidden.test(path)) return false;
  return path.split('/').every((segment) => !/^(?:|\.|\.\.|__proto__)$/.test(segment));
}

/** Whether a file is one that readers write and share: inside the project, and of no package. */
export function isOwnFile(path: string): boolean {
  return isInsideProject(path) && !path.split('/').some((segment) => ofTools.test(segment));
}
