import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompilerManifest } from '../protocol.ts';
import { bundleCompiler } from './bundle.ts';
import { createModuleParts, shortHash } from './module.ts';
import { nodeModules, packageRoot } from './paths.ts';
import { readVersions } from './versions.ts';

const cacheRoot = join(nodeModules, '.cache/playground');
const manifestFile = 'manifest.json';

/** The compiler as files with hashed names. */
export type CompilerFiles = {
  /** Absolute path of the folder that holds them. */
  directory: string;
  /** With file names in place of URLs. */
  manifest: CompilerManifest;
};

/** Changes with everything that the files are made from. */
async function createKey(): Promise<string> {
  const folder = join(packageRoot, 'src/playground');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter(
      ({ parentPath, name }) =>
        /\/(?:build|compiler)(?:\/|$)/.test(parentPath) && /(?<!\.test)\.ts$/.test(name),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const lock = join(packageRoot, 'package-lock.json');
  const contents = await Promise.all([...sources, lock].map((file) => readFile(file, 'utf8')));
  return shortHash(contents.join('\0'));
}

function findScript(names: string[], entry: string): string {
  const found = names.find((name) => name.startsWith(`${entry}.`));
  if (!found) throw new Error(`the bundle has no ${entry}`);
  return found;
}

async function writeFiles(directory: string): Promise<void> {
  const versions = readVersions();
  const scripts = await bundleCompiler();
  const names = scripts.map(([name]) => name);
  const module = createModuleParts();
  const manifest: CompilerManifest = {
    worker: findScript(names, 'worker'),
    thread: findScript(names, 'thread'),
    module: module.name,
    moduleParts: [...module.parts.keys()],
    moduleBytes: module.bytes,
    versions,
  };
  const files = [...scripts, ...module.parts, [manifestFile, JSON.stringify(manifest)] as const];
  await Promise.all(files.map(([name, content]) => writeFile(join(directory, name), content)));
}

/** Builds the compiler, unless the cache has it; nothing older is kept. */
export async function buildCompiler(): Promise<CompilerFiles> {
  readVersions();
  const directory = join(cacheRoot, await createKey());
  if (!existsSync(directory)) {
    await rm(cacheRoot, { recursive: true, force: true });
    const temporary = `${directory}-${process.pid}`;
    await mkdir(temporary, { recursive: true });
    await writeFiles(temporary);
    await rename(temporary, directory);
  }
  const manifest = JSON.parse(await readFile(join(directory, manifestFile), 'utf8'));
  return { directory, manifest };
}
