import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { nodeModules, type ProjectFiles } from 'rslib-playground/build';
import { afterAll, expect, test } from 'vitest';
import { normalizeFile } from '../examples/normalize.ts';
import { endWarmProcesses, runWarmRslib } from '../examples/rslib-worker.ts';
import { hashInputs } from '../verify/inputs.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { compilerInputs } from './compiler-inputs.ts';
import { manyNames, nativeProjects } from './native-projects.ts';
import { readBuiltFiles } from './read-built-files.ts';
import { sharedCompiler } from './shared-compiler.ts';

const compiler = sharedCompiler();
afterAll(async () => {
  await compiler.close();
  await endWarmProcesses();
});

async function buildNatively(files: ProjectFiles): Promise<Record<string, string>> {
  const folder = await createTemporaryFolder(files);
  await symlink(nodeModules, join(folder, 'node_modules'));
  const environment = { PATH: process.env.PATH, NO_COLOR: '1' };
  const { exitCode, output } = await runWarmRslib([], folder, environment, 60_000);
  expect(exitCode, output).toBe(0);
  return readBuiltFiles(folder, files);
}

async function buildInBrowser(files: ProjectFiles): Promise<Record<string, string>> {
  const { outputs, succeeded, log } = await (await compiler.open()).build(files);
  expect(succeeded, log).toBe(true);
  return Object.fromEntries(
    outputs.map(({ path, contents }) => [path, normalizeFile(String(contents), '/project')]),
  );
}

test('has enough projects', () => {
  expect(Object.keys(nativeProjects).length).toBeGreaterThanOrEqual(40);
});

/** Rspack gets such names out of hash tables, whose order is another one in WebAssembly. */
const known = 'the playground, but for the order of the names in an import';
verifyOnce(known, hashInputs([manyNames, compilerInputs()]), async () => {
  const [native, built] = [await buildNatively(manyNames), await buildInBrowser(manyNames)];
  const sort = (files: Record<string, string>): [string, string[]][] =>
    Object.entries(files).map(([path, text]) => [path, text.split(/\W+/).sort()]);
  expect(sort(built)).toEqual(sort(native));
  // Once they are equal, the page says too little of the playground.
  expect(built).not.toEqual(native);
});

for (const [name, files] of Object.entries(nativeProjects)) {
  const hash = hashInputs([files, compilerInputs()]);
  verifyOnce(`the playground, as natively: ${name}`, hash, async () => {
    const expected = await buildNatively(files);
    expect(Object.keys(expected)).not.toEqual([]);
    expect(await buildInBrowser(files)).toEqual(expected);
  });
}
