import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTools, type Tool } from './tools.ts';

/** Set by `npm run verify -- --with`: the folders of packages by their names, as JSON. */
const variable = 'VERIFY_WITH';

/** Packages that stand in for those of the lock file: none, unless another release is tried. */
export const otherReleases: ReadonlyMap<string, string> = new Map(
  Object.entries<string>(JSON.parse(process.env[variable] ?? '{}')),
);

/** Folders that hold these packages and what they load. */
export const otherFolders: readonly string[] = [...otherReleases].map(([name, folder]) =>
  folder.slice(0, -`/node_modules/${name}`.length),
);

function describeTool({ name, folder }: Tool): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

/**
 * Installs releases, each as `name@version` or as the path of a tarball, and lets the processes
 * started from now on use them. Returns them as `name version`.
 */
export async function installReleases(specifiers: readonly string[]): Promise<string[]> {
  const tools = await ensureTools(specifiers);
  process.env[variable] = JSON.stringify(
    Object.fromEntries(tools.map(({ name, folder }) => [name, folder])),
  );
  return tools.map(describeTool);
}
