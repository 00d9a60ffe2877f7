import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repositoryRoot } from '../support/roots.ts';

function listFiles(path: string): string[] {
  const absolute = join(repositoryRoot, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(repositoryRoot.length + 1))
    .map((file) => file.replaceAll(sep, '/'));
}

/** Names and contents of files and folders, by path from the root. A missing one counts as empty. */
export function readInputs(paths: readonly string[]): string[] {
  return paths
    .flatMap(listFiles)
    .sort()
    .map((file) => `${file}\n${readFileSync(join(repositoryRoot, file), 'latin1')}`);
}

export function hashInputs(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

type Locked = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The locked packages by folder, of the examples and of the repository. */
function readLocks(): Map<string, Locked> {
  const folders = ['', 'website/examples/'];
  const entries = folders.flatMap((folder) => {
    const file = join(repositoryRoot, folder, 'package-lock.json');
    if (!existsSync(file)) return [];
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries<Locked>(packages).map(([path, entry]) => [folder + path, entry] as const);
  });
  return new Map(entries);
}

const locks = readLocks();

/** Folder of a package as Node.js finds it from another folder. */
function resolvePackage(name: string, from: string): string | undefined {
  for (let folder = from; ; ) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (locks.has(path)) return path;
    if (folder === '') return undefined;
    folder =
      /^(.*?)\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|website\/examples)$/.exec(folder)?.[1] ?? '';
  }
}

/** `name version` of packages and of everything that they load. Names that no lock file has are left out. */
export function listVersions(names: Iterable<string>): string[] {
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const path = resolvePackage(name, from);
    if (path === undefined || found.has(path)) return;
    const entry = locks.get(path) as Locked;
    found.set(path, `${name} ${entry.version}`);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const list of [dependencies, optionalDependencies, peerDependencies])
      for (const dependency of Object.keys(list ?? {})) visit(dependency, path);
  };
  for (const name of names) visit(name, 'website/examples');
  return [...new Set(found.values())].sort();
}
