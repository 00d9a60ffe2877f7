import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadedProbes } from './load-probes.ts';

/** What tools run on: other probes have the newest. */
const runtimes = new Set(['node', 'typescript']);

/** The part of a version whose change may break: below 1.0 that of the minor version. */
function majorOf(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return major || minor / 1_000_000;
}

/** The highest version of each tool that probes install, from `name@version` or `alias@npm:name@version`. */
export function listPinned(specifiers: Iterable<string>): Map<string, string> {
  const pinned = new Map<string, string>();
  for (const specifier of [...specifiers].map((each) => each.replace(/^.*@npm:/, ''))) {
    const at = specifier.lastIndexOf('@');
    const [name, version] = [specifier.slice(0, at), specifier.slice(at + 1)];
    if (runtimes.has(name)) continue;
    const known = pinned.get(name);
    if (known === undefined || majorOf(known) < majorOf(version)) pinned.set(name, version);
  }
  return pinned;
}

/** The newest version in the registry. */
async function askRegistry(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'version']);
  return stdout.trim();
}

/**
 * One line for each tool with a newer major version than the one that its probes run. `installed`
 * has the versions of the repository, which also count.
 */
export async function listNewerMajors(
  pinned: ReadonlyMap<string, string>,
  installed: ReadonlyMap<string, string>,
  latestOf: (name: string) => Promise<string> = askRegistry,
): Promise<string[]> {
  const lines = [...pinned].map(async ([name, version]) => {
    const latest = await latestOf(name);
    const newest = Math.max(majorOf(version), majorOf(installed.get(name) ?? '0'));
    if (majorOf(latest) <= newest) return [];
    return [
      `${name} ${latest} is out, and its probes run ${version}: pin ${latest} in website/statements, run \`npm run verify -- --others\`, and correct the pages`,
    ];
  });
  return (await Promise.all(lines)).flat();
}

/** The tools that the probes of all pages install. */
export function listInstalls(pages: readonly LoadedProbes[]): string[] {
  return pages.flatMap(({ probes }) => probes.flatMap(({ options }) => options.install ?? []));
}
