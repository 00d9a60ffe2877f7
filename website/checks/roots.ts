import { dirname, join } from 'node:path';

/** Absolute path of the folder with `site.config.ts`. */
export const websiteRoot = dirname(import.meta.dirname);

/** Absolute path of the folder with `package-lock.json`. */
const workspaceRoot = dirname(websiteRoot);

/** Absolute path of the installed packages. */
export const nodeModules = join(workspaceRoot, 'node_modules');
