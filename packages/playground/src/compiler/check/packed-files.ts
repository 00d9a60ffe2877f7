import type { ProjectFiles } from '../../protocol.ts';

/** In every package, whatever `files` says. */
const alwaysPacked = /^(?:package\.json|(?:readme|licen[cs]e)(?:\.[^/]*)?)$/i;
const neverPacked = /^(?:node_modules|\.git)\//;

/** A pattern of `files`: a folder holds all below it. */
function toExpression(pattern: string): RegExp {
  const path = pattern.replace(/^\.?\//, '').replace(/\/+$/, '');
  const source = path.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*\*\/?|\*|\?/g, (part) => {
    if (part.startsWith('**')) return part.endsWith('/') ? '(?:.*/)?' : '.*';
    return part === '*' ? '[^/]*' : '[^/]';
  });
  return new RegExp(`^${source}(?:/.*)?$`);
}

function readManifest(files: ProjectFiles): { files?: unknown; main?: unknown } {
  const text = files['package.json'];
  if (text === undefined) throw new Error('The project has no package.json.');
  try {
    return JSON.parse(String(text)) ?? {};
  } catch (error) {
    throw new Error(`package.json: ${(error as Error).message}`);
  }
}

/** Files of a project that `npm pack` puts into the package. */
export function selectPackedFiles(files: ProjectFiles): ProjectFiles {
  const { files: patterns, main } = readManifest(files);
  const listed = Array.isArray(patterns) ? patterns.map(String) : ['**'];
  const entry = typeof main === 'string' ? main.replace(/^\.\//, '') : undefined;
  const isPacked = (path: string): boolean => {
    if (neverPacked.test(path)) return false;
    if (alwaysPacked.test(path) || path === entry) return true;
    // The last pattern that matches decides.
    const decisive = listed.findLast((pattern) =>
      toExpression(pattern.replace(/^!/, '')).test(path),
    );
    return decisive !== undefined && !decisive.startsWith('!');
  };
  return Object.fromEntries(Object.entries(files).filter(([path]) => isPacked(path)));
}
