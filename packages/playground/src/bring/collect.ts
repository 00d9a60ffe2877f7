import { builtinModules } from '../builtin-modules.ts';
import type { ProjectFiles } from '../protocol.ts';
import { listImports, packageOf } from './imports.ts';
import type { LeftOut } from './left-out.ts';
import { readOwnFiles } from './own-files.ts';
import { type Manifest, PackageReader, readManifest } from './packages.ts';
import { cacheListings, findFile, joinPath, type Source } from './source.ts';
import { TsconfigReader } from './tsconfigs.ts';

/** A project as it came from a reader's disk. */
export type BroughtProject = {
  /** Of its package, else of its folder or archive. */
  name: string;
  files: ProjectFiles;
  /** Below `node_modules/`. */
  packages: ProjectFiles;
  leftOut: LeftOut;
};

export type OnProgress = (done: number, all: number) => void;

/** Folders below which packages of a repository are, at most. */
const maxDepth = 3;

/** Folders with a `package.json`, without those of `node_modules`. */
async function listPackages(source: Source, folder: string, depth = 0): Promise<string[]> {
  const listing = await source.list(folder);
  if (!listing) return [];
  const inner = listing.folders.filter((name) => name !== 'node_modules' && !name.startsWith('.'));
  const below = await Promise.all(
    depth < maxDepth
      ? inner.map((name) => listPackages(source, joinPath(folder, name), depth + 1))
      : [],
  );
  return [...(listing.files.has('package.json') ? [folder] : []), ...below.flat()];
}

async function isMonorepo(source: Source): Promise<boolean> {
  if (await findFile(source, 'pnpm-workspace.yaml')) return true;
  const manifest = await readManifest(source, '');
  return manifest !== undefined && Object.hasOwn(manifest, 'workspaces');
}

/** Folders of the projects from which a reader can choose: several in a repository of packages. */
export async function listProjects(source: Source): Promise<string[]> {
  const packages = await listPackages(source, '');
  const inner = packages.filter((folder) => folder !== '');
  if (inner.length > 0 && (await isMonorepo(source))) return inner;
  return packages.includes('') || inner.length === 0 ? [''] : inner;
}

const tests = /(?:^|\/)(?:__tests__|tests?)\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
/** Configs of tools are read as values, and import what only those tools need. */
const configs = /^[^/]*\.config\.[cm]?[jt]s$|^\.[^/]*rc(?:\.[cm]?[jt]s)?$/;

/** Packages that files import, and whether only tests do, for which types are enough. */
function listPackagesOf(files: ReadonlyMap<string, string | Uint8Array>): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [path, text] of files) {
    if (typeof text !== 'string' || configs.test(path)) continue;
    const isTest = tests.test(path);
    for (const specifier of listImports(path, text)) {
      const name = packageOf(specifier);
      if (name) found.set(name, isTest && (found.get(name) ?? true));
    }
  }
  return found;
}

async function listWorkspace(source: Source): Promise<Map<string, string>> {
  if (!(await isMonorepo(source))) return new Map();
  const folders = await listPackages(source, '');
  const named = folders.map(async (folder) => {
    const { name } = (await readManifest(source, folder)) ?? {};
    return [String(name), folder] as const;
  });
  return new Map(await Promise.all(named));
}

/** Packages whose types the playground brings when the project asks for them. */
function listKnown({ devDependencies = {} }: Manifest): Set<string> {
  return new Set(
    ['node', 'react'].filter((name) => Object.hasOwn(devDependencies, `@types/${name}`)),
  );
}

/**
 * Reads the project in a folder of a source: its own files, what its tsconfigs extend, and from
 * `node_modules` the packages that its code imports.
 */
export async function collectProject(
  all: Source,
  folder: string,
  onProgress: OnProgress,
): Promise<BroughtProject> {
  const source = cacheListings(all);
  const { files, leftOut } = await readOwnFiles(source, folder, onProgress);
  const manifest = (await readManifest(source, folder)) ?? {};
  const tsconfigs = new TsconfigReader(source, folder, files, leftOut);
  await tsconfigs.read();
  const { packages: named, aliases } = tsconfigs.needs;
  const imported = listPackagesOf(files);
  const wanted = new Map([...[...named].map((name) => [name, false] as const), ...imported]);
  for (const name of wanted.keys()) {
    if (name === manifest.name || aliases.has(name) || builtinModules.has(name)) {
      wanted.delete(name);
    }
  }
  const packages = new PackageReader({
    source,
    workspace: await listWorkspace(source),
    known: listKnown(manifest),
    onRead: (count) => onProgress(files.size, files.size + count),
  });
  await packages.read(wanted, folder, manifest);
  leftOut.addAll(packages.leftOut);
  return {
    name: String(manifest.name ?? (all.name || 'project')),
    files: Object.fromEntries(files),
    packages: Object.fromEntries(packages.files),
    leftOut,
  };
}
