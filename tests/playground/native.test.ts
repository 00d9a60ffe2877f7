import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeModules } from '../../src/playground/build/paths.ts';
import type { ProjectFiles } from '../../src/playground/protocol.ts';
import { normalizeFile } from '../examples/normalize.ts';
import { endWarmProcesses, runWarmRslib } from '../examples/rslib-worker.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { BrowserCompiler } from './browser-compiler.ts';
import { nativeProjects } from './native-projects.ts';
import { readBuiltFiles } from './read-built-files.ts';

let compiler: BrowserCompiler;
beforeAll(async () => {
  compiler = await BrowserCompiler.open();
});
afterAll(async () => {
  await compiler?.close();
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
  const { outputs, succeeded, log } = await compiler.build(files);
  expect(succeeded, log).toBe(true);
  return Object.fromEntries(
    outputs.map(({ path, contents }) => [path, normalizeFile(String(contents), '/project')]),
  );
}

test('has enough projects', () => {
  expect(Object.keys(nativeProjects).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(nativeProjects))('%s: as natively', async (_name, files) => {
  const expected = await buildNatively(files);
  expect(Object.keys(expected)).not.toEqual([]);
  expect(await buildInBrowser(files)).toEqual(expected);
});
