import { dirname, join } from 'node:path';

/** Absolute path of the folder with `site.config.ts`. */
export const websiteRoot = dirname(import.meta.dirname);

/** Absolute path of the folder with `package-lock.json`. */
const workspaceRoot = dirname(websiteRoot);

/** Absolute path of the installed packages. */
export const nodeModules = join(workspaceRoot, 'node_modules');

/** Folders of the releases that `npm run verify -- --with` tries, by the name of the package. */
const releases: Readonly<Record<string, string>> = JSON.parse(process.env.VERIFY_WITH ?? '{}');

/** Folder of an installed package, or of the release that is tried. */
export function packageFolder(name: string): string {
  return releases[name] ?? join(nodeModules, name);
}

/** `paths` of TypeScript for these releases. */
export const releasePaths = Object.fromEntries(
  Object.entries(releases).map(([name, folder]) => [name, [folder]]),
);
