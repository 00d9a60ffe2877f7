import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot, websiteRoot } from '../support/roots.ts';
import { ensureTools, type Tool } from './tools.ts';

/** Set by `npm run verify -- --with`: the folders of packages by their names, as JSON. */
const variable = 'VERIFY_WITH';

/** Packages that stand in for those of the lock file: none, unless another release is tried. */
export const otherReleases: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(JSON.parse(process.env[variable] ?? '{}')),
);

/** Folder whose `node_modules` holds a package and what it loads. */
function folderOf(name: string, folder: string): string {
  return folder.slice(0, -`/node_modules/${name}`.length);
}

/** Folders that hold these packages and what they load. */
export const otherFolders: readonly string[] = [...otherReleases].map(([name, folder]) =>
  folderOf(name, folder),
);

type Manifest = { version: string; peerDependencies?: Record<string, string> };

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Optional peers are not installed with a release, and are those of this repository. A link is
 * replaced if what it points to is gone: copies of the repository share the cache.
 */
export function linkPeers({ name, folder }: Tool): void {
  for (const peer of Object.keys(readManifest(folder).peerDependencies ?? {})) {
    const link = join(folderOf(name, folder), 'node_modules', peer);
    const installed = [repositoryRoot, join(websiteRoot, 'examples')]
      .map((root) => join(root, 'node_modules', peer))
      .find((path) => existsSync(path));
    if (!installed || existsSync(link)) continue;
    rmSync(link, { force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link);
  }
}

/**
 * Installs releases, each as `name@version` or as the path of a tarball, and lets the processes
 * started from now on use them. Returns them as `name version`.
 */
export async function installReleases(specifiers: readonly string[]): Promise<string[]> {
  const tools = await ensureTools(specifiers);
  for (const tool of tools) linkPeers(tool);
  process.env[variable] = JSON.stringify(
    Object.fromEntries(tools.map(({ name, folder }) => [name, folder])),
  );
  return tools.map(({ name, folder }) => `${name} ${readManifest(folder).version}`);
}
