import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Absolute path of this package. */
export const engineRoot = dirname(dirname(import.meta.dirname));

/** Absolute path of the folder with `package-lock.json`. The site can be in another folder. */
export const workspaceRoot = dirname(dirname(engineRoot));

/** Absolute paths of the sources of the packages in the workspace, which `node_modules` links to. */
export function listPackageSources(): string[] {
  const modules = join(workspaceRoot, 'node_modules');
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => join(realpathSync(join(modules, name)), 'src'))
    .filter((folder) => existsSync(folder))
    .sort();
}
