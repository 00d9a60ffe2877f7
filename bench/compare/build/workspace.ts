import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildCost } from '../../run-build.ts';
import type { Files, Generator } from '../generators/generator.ts';
import { writeProject } from '../generators/write-project.ts';
import type { SourceSite } from '../source/source-site.ts';
import { runCommand } from './run-command.ts';

/** Folder where one generator is installed and builds its sites. */
export type Workspace = {
  generator: Generator;
  root: string;
};

const installed = ['node_modules', 'package.json', 'package-lock.json'];
const compressedFile = /\.(?:br|gz)$/;

async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Creates the folder of a generator in `parent` and installs its packages. */
export async function openWorkspace(generator: Generator, parent: string): Promise<Workspace> {
  const root = await mkdtemp(join(parent, 'generator-'));
  if (generator.packages) {
    const manifest = { private: true, ...generator.packages };
    await writeFiles(root, { 'package.json': JSON.stringify(manifest, undefined, 2) });
    const install = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'] as const;
    await runCommand({ run: install, cwd: root });
  }
  return { generator, root };
}

async function removeEntries(folder: string, isExcluded: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => !isExcluded(entry))) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes everything but the installed packages. */
async function empty({ generator, root }: Workspace, caches: readonly string[]): Promise<void> {
  for (const cache of caches) await rm(cache, { recursive: true, force: true });
  await removeEntries(root, (name) => generator.packages !== undefined && installed.includes(name));
  const ofPackageManager = ['.bin', '.package-lock.json'];
  await removeEntries(
    join(root, 'node_modules'),
    (name) => !name.startsWith('.') || ofPackageManager.includes(name),
  );
}

/** Builds a site without caches and copies its output to `target`, except compressed files. */
export async function buildSite(
  workspace: Workspace,
  site: SourceSite,
  target: string,
): Promise<BuildCost> {
  const { generator, root } = workspace;
  await empty(workspace, []);
  await writeFiles(root, writeProject(generator, site));
  const caches = (await generator.listCaches?.(root)) ?? [];
  try {
    const cost = await runCommand({
      run: generator.toCommand(root),
      cwd: generator.workingFolder ?? root,
    });
    await rm(target, { recursive: true, force: true });
    await cp(join(root, generator.outDir), target, {
      recursive: true,
      filter: (path) => !compressedFile.test(path),
    });
    return cost;
  } finally {
    await empty(workspace, caches);
  }
}

/** Creates a temporary folder for one comparison and returns its path. */
export function makeBenchFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'docs-bench-compare-'));
}
