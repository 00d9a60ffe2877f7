import ignore from 'ignore';
import { builtinModules } from '../builtin-modules.ts';
import { decodeContents } from '../compiler/decode-contents.ts';
import { hasConfig } from '../config-file.ts';
import type { ProjectFiles } from '../protocol.ts';
import { listImports, packageOf } from './imports.ts';
import type { Reason } from './left-out.ts';
import { type Manifest, noManifest, readManifest } from './manifest.ts';
import { readOwnFiles } from './own-files.ts';
import { PackageReader } from './packages.ts';
import { findFile, joinPath, type Source } from './source.ts';
import { TsconfigReader } from './tsconfigs.ts';

/** A project as it came from a reader's disk. */
export type BroughtProject = {
  /** Of its package, else of its folder or archive. */
  name: string;
  files: ProjectFiles;
  /** Below `node_modules/`. */
  packages: ProjectFiles;
  /** What is not in the project, by reason. */
  leftOut: ReadonlyMap<Reason, readonly string[]>;
};

/** From 0 to 1. */
export type OnProgress = (progress: number) => void;

/** Of the progress: the files of the project, before its packages. */
const ownShare = 0.5;

/** Folders below which packages of a repository are, at most. */
const maxDepth = 3;

/** Installed or built. */
const noPackages = /^(?:\..*|node_modules|dist|build|coverage)$/;

/** Folders with a `package.json`, without those of `node_modules`. */
async function listPackages(source: Source, folder: string, depth = 0): Promise<string[]> {
  const listing = await source.list(folder);
  if (!listing) return [];
  const inner = listing.folders.filter((name) => !noPackages.test(name));
  const below = await Promise.all(
    depth < maxDepth
      ? inner.map((name) => listPackages(source, joinPath(folder, name), depth + 1))
      : [],
  );
  return [...(listing.files.has('package.json') ? [folder] : []), ...below.flat()];
}

/** Patterns of the folders of a repository's packages, in the form of `.gitignore`. */
async function listPatterns(source: Source): Promise<string[]> {
  const { workspaces } = (await readManifest(source, '')) ?? noManifest;
  const file = await findFile(source, 'pnpm-workspace.yaml');
  const text = file ? String(decodeContents(await file.read())) : '';
  const list = /^packages:((?:\s*\n\s*(?:-.*|#.*)?)*)/m.exec(text)?.[1] ?? '';
  const items = [...list.matchAll(/^\s*-\s*["']?([^"'#\n]+)/gm)].map(([, item = '']) =>
    item.trim(),
  );
  return [...workspaces, ...items].map((pattern) => pattern.replace(/^(!?)(?:\.\/)?/, '$1/'));
}

/** Folders of the packages of a repository; none where it is one package. */
async function listWorkspaceFolders(source: Source): Promise<string[]> {
  const patterns = await listPatterns(source);
  if (patterns.length === 0) return [];
  const rules = ignore().add(patterns);
  const folders = await listPackages(source, '');
  return folders.filter((folder) => folder !== '' && rules.ignores(`${folder}/`));
}

/** Whether the root of a repository is a library, too. */
async function hasRootProject(source: Source): Promise<boolean> {
  const root = await source.list('');
  return root !== undefined && (root.folders.includes('src') || hasConfig(root.files));
}

/** Folders of the projects from which a reader can choose: several in a repository of packages. */
export async function listProjects(source: Source): Promise<string[]> {
  const workspace = await listWorkspaceFolders(source);
  if (workspace.length > 0) return (await hasRootProject(source)) ? ['', ...workspace] : workspace;
  const packages = await listPackages(source, '');
  return packages.includes('') || packages.length === 0 ? [''] : packages;
}

const tests = /(?:^|\/)(?:__tests__|tests?)\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
/** Configs of tools are read as values, and import what only those tools need. */
const configs = /^[^/]*\.config\.[cm]?[jt]s$|^\.[^/]*rc(?:\.[cm]?[jt]s)?$/;

/** Packages that files import, and whether only tests do, for which types are enough. */
function listPackagesOf(
  files: ReadonlyMap<string, string | Uint8Array>,
  isAlias: (specifier: string) => boolean,
): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [path, text] of files) {
    if (typeof text !== 'string' || configs.test(path)) continue;
    const isTest = tests.test(path);
    for (const specifier of listImports(path, text)) {
      const name = isAlias(specifier) ? undefined : packageOf(specifier);
      if (name && !builtinModules.has(name)) found.set(name, isTest && (found.get(name) ?? true));
    }
  }
  return found;
}

/** The formats that Rslib bundles everything into, and the option that does it for others. */
const bundling = /\b(?:umd|iife|autoExternal)\b/;

/** Whether a config, or what `package.json` lists, speaks of a bundle of everything. */
function bundlesAll(files: ReadonlyMap<string, string | Uint8Array>): boolean {
  return [...files].some(
    ([path, text]) =>
      (path === 'package.json' || configs.test(path)) && bundling.test(String(text)),
  );
}

/** Packages with the functions that JSX is compiled to: no file imports those. */
const jsxPackages = ['react', 'preact'];

function listJsxPackages(
  files: ReadonlyMap<string, string | Uint8Array>,
  { dependencies, devDependencies, peerDependencies }: Manifest,
): string[] {
  if (![...files.keys()].some((path) => /\.[jt]sx$/.test(path) && !tests.test(path))) return [];
  const fields = [dependencies, devDependencies, peerDependencies];
  return jsxPackages.filter((name) => fields.some((field) => Object.hasOwn(field, name)));
}

async function listWorkspace(source: Source): Promise<Map<string, string>> {
  const named = (await listWorkspaceFolders(source)).map(async (folder) => {
    const { name = '' } = (await readManifest(source, folder)) ?? noManifest;
    return [name, folder] as const;
  });
  return new Map(await Promise.all(named));
}

/** Packages of which nobody misses the code: the playground has their types, or only tests import them. */
function listKnown(
  { devDependencies }: Manifest,
  imported: ReadonlyMap<string, boolean>,
): Set<string> {
  const typed = ['node', 'react'].filter((name) =>
    Object.hasOwn(devDependencies, `@types/${name}`),
  );
  const ofTests = [...imported].filter(([, isTest]) => isTest).map(([name]) => name);
  return new Set([...typed, ...ofTests]);
}

/**
 * Reads the project in a folder of a source: its own files, what its tsconfigs extend, and from
 * `node_modules` the packages that its code imports.
 */
export async function collectProject(
  source: Source,
  folder: string,
  onProgress: OnProgress,
): Promise<BroughtProject> {
  const { files, leftOut } = await readOwnFiles(source, folder, (done, count) =>
    onProgress((done / count) * ownShare),
  );
  const manifest = (await readManifest(source, folder)) ?? noManifest;
  const tsconfigs = new TsconfigReader(source, folder, files, leftOut);
  await tsconfigs.read();
  const imported = listPackagesOf(files, (specifier) => tsconfigs.isAlias(specifier));
  const named = [...tsconfigs.packages].map((name) => [name, false] as const);
  const ofJsx = listJsxPackages(files, manifest);
  const code = ofJsx.map((name) => [name, false] as const);
  const wanted = new Map([...named, ...imported, ...code]);
  wanted.delete(manifest.name ?? '');
  const packages = new PackageReader({
    source,
    workspace: await listWorkspace(source),
    known: new Set([
      ...listKnown(manifest, imported),
      ...ofJsx.filter((name) => !imported.has(name)),
    ]),
    bundlesAll: bundlesAll(files),
    leftOut,
    // How many there are is not known before the last one.
    onRead: (count) => onProgress(ownShare + (1 - ownShare) * (count / (count + 500))),
  });
  await packages.read(wanted, folder, manifest);
  return {
    name: manifest.name ?? (source.name || 'project'),
    files: Object.fromEntries(files),
    packages: Object.fromEntries(packages.files),
    leftOut: leftOut.reasons,
  };
}
