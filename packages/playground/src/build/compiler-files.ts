import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompilerManifest } from '../protocol.ts';
import { bundleCompiler } from './bundle.ts';
import { collectLicenses, type License } from './licenses.ts';
import { createModuleParts, shortHash } from './module.ts';
import { listPackagesInTexts } from './package-files.ts';
import { sourceRoot, workspaceRoot } from './paths.ts';
import { readVersions } from './versions.ts';

const manifestFile = 'manifest.json';
const licensesFile = 'licenses.json';

/** Returns a folder that later builds reuse; `make` fills it. */
export type CacheFolder = (
  name: string,
  make: (folder: string) => Promise<void>,
) => Promise<string>;

/** The compiler as files with hashed names. */
export type CompilerFiles = {
  /** Absolute path of the folder that holds them. */
  directory: string;
  /** With file names in place of URLs. */
  manifest: CompilerManifest;
  /** Of all packages in these files. */
  licenses: License[];
};

/** Changes with everything that the files are made from. */
async function createKey(): Promise<string> {
  const entries = await readdir(sourceRoot, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter(
      ({ parentPath, name }) =>
        /\/(?:build|compiler)(?:\/|$)/.test(parentPath) && /(?<!\.test)\.ts$/.test(name),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const lock = join(workspaceRoot, 'package-lock.json');
  const contents = await Promise.all([...sources, lock].map((file) => readFile(file, 'utf8')));
  return shortHash(contents.join('\0'));
}

function findScript(names: string[], entry: string): string {
  const found = names.find((name) => name.startsWith(`${entry}.`));
  if (!found) throw new Error(`the bundle has no ${entry}`);
  return found;
}

async function writeFiles(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const versions = readVersions();
  const { scripts, sources } = await bundleCompiler();
  const names = scripts.map(([name]) => name);
  const module = createModuleParts();
  const manifest: CompilerManifest = {
    worker: findScript(names, 'worker'),
    thread: findScript(names, 'thread'),
    module: module.name,
    moduleParts: [...module.parts.keys()],
    moduleBytes: module.bytes,
    scripts: names,
    versions,
  };
  const licenses = collectLicenses([...sources, ...listPackagesInTexts()]);
  const files = [
    ...scripts,
    ...module.parts,
    [manifestFile, JSON.stringify(manifest)] as const,
    [licensesFile, JSON.stringify(licenses)] as const,
  ];
  await Promise.all(files.map(([name, content]) => writeFile(join(directory, name), content)));
}

/** Builds the compiler, unless the cache has it. */
export async function buildCompiler(cacheFolder: CacheFolder): Promise<CompilerFiles> {
  readVersions();
  const directory = await cacheFolder(`compiler/${await createKey()}`, writeFiles);
  const readJson = async (file: string) =>
    JSON.parse(await readFile(join(directory, file), 'utf8'));
  return {
    directory,
    manifest: await readJson(manifestFile),
    licenses: await readJson(licensesFile),
  };
}
