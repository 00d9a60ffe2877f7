import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Run, SizeResults } from '../../website/benchmarks/library-tools.ts';
import { runCommand } from '../compare/build/run-command.ts';
import type { Round } from './results.ts';
import { createSource, editSource, type Source, sizes } from './source.ts';
import type { LibraryTool } from './tools.ts';

const project = {
  'package.json': JSON.stringify({ name: 'shelves', version: '1.0.0', type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      isolatedModules: true,
      skipLibCheck: true,
      rootDir: 'src',
      types: [],
    },
    include: ['src'],
  }),
};

async function writeFiles(root: string, files: Source): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Output and caches, which tools keep in `node_modules` as folders that start with a dot. */
async function removeEarlier(root: string): Promise<void> {
  const modules = join(root, 'node_modules');
  const kept = ['.bin', '.package-lock.json'];
  const caches = (await readdir(modules)).filter(
    (name) => name.startsWith('.') && !kept.includes(name),
  );
  const folders = [
    join(root, 'src'),
    join(root, 'dist'),
    ...caches.map((name) => join(modules, name)),
  ];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** Prints the number of names that a file exports. */
const countExports = `
  const file = process.argv.at(-1);
  const load = file.endsWith('.cjs') ? process.getBuiltinModule('module').createRequire(file) : (path) => import(path);
  const names = Object.keys(await load(file));
  console.log(names.filter((name) => name !== '__esModule').length);
`;

async function readExports(file: string): Promise<number> {
  const run = promisify(execFile)('node', ['--input-type=module', '-e', countExports, '--', file]);
  return Number((await run).stdout);
}

/** Sizes of the three outputs. An error if one is missing, or if a script lacks an export. */
async function measureOutput(
  root: string,
  modules: number,
  added: number,
): Promise<SizeResults['bytes']> {
  const files = await readdir(join(root, 'dist'), { recursive: true });
  const sizeOf = async (pattern: RegExp) => {
    const matching = files.filter((file) => pattern.test(file));
    if (matching.length === 0) throw new Error(`${root}/dist has no file like ${pattern}`);
    const texts = await Promise.all(matching.map((file) => readFile(join(root, 'dist', file))));
    return texts.reduce((sum, { length }) => sum + length, 0);
  };
  for (const pattern of [/^index\.m?js$/, /^index\.cjs$/]) {
    const file = files.find((name) => pattern.test(name)) ?? '';
    // Each module exports a class and three functions.
    const expected = (modules - 1) * 4 + added;
    const seen = await readExports(join(root, 'dist', file));
    if (seen !== expected) throw new Error(`${root}/dist/${file} exports ${seen}, not ${expected}`);
  }
  return {
    esm: await sizeOf(/(?<!\.d)\.m?js$/),
    cjs: await sizeOf(/(?<!\.d)\.cjs$/),
    types: await sizeOf(/\.d\.[cm]?ts$/),
  };
}

const round = ({ cpu, memory, wall }: Run): Run => ({
  cpu: Math.round(cpu * 100) / 100,
  memory: Math.round(memory),
  wall: Math.round(wall * 100) / 100,
});

/** Builds a library of this size from nothing, and the largest also after a change of one module. */
export async function buildLibrary(
  tool: LibraryTool,
  root: string,
  modules: number,
): Promise<Omit<Round, 'modules'>> {
  await removeEarlier(root);
  await writeFiles(root, { ...project, ...tool.files, ...createSource(modules) });
  const command = { run: ['bash', '-c', tool.build] as const, cwd: root };
  const cold = round(await runCommand(command));
  if (modules !== sizes.at(-1)) return { bytes: await measureOutput(root, modules, 0), cold };
  await writeFiles(root, editSource(modules));
  const warm = round(await runCommand(command));
  return { bytes: await measureOutput(root, modules, 1), cold, warm };
}
