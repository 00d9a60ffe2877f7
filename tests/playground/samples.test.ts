import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  listSamplesByFile,
  menu,
  offeredRunsFile,
  readOfferedRuns,
} from 'rslib-playground/samples';
import { expect, test } from 'vitest';
import { websiteRoot } from '../support/roots.ts';
import { logDifferences, outputDifferences } from './differences.ts';
import { type ConfigRun, listConfigRuns } from './kit-runs.ts';

/** Of the packages that a reader downloads with a sample, in characters. */
const maxPackages = 300_000;

function measurePackages({ project }: ConfigRun): number {
  return Object.entries(project)
    .filter(([path]) => path.startsWith('node_modules/'))
    .reduce((sum, [, { length }]) => sum + length, 0);
}

// `kits.test.ts` builds all of them, and proves the list of differences.
test('the page offers the runs that are built to their recording', async () => {
  const different = [outputDifferences, logDifferences].flatMap(Object.values).flat();
  const offered = listConfigRuns()
    .filter((run) => !different.includes(run.name) && measurePackages(run) <= maxPackages)
    .map(({ name }) => name);
  await expect(`${JSON.stringify(offered, null, 2)}\n`).toMatchFileSnapshot(offeredRunsFile);
});

test('the menu has samples only that are offered', () => {
  expect(readOfferedRuns()).toEqual(expect.arrayContaining(menu));
});

/** Pages of options that no offered sample shows, with the reason. */
const withoutSample = {
  'lib/experiments': 'executables need a native program',
  'rsbuild/log-level': 'its run passes a flag, too',
  'rsbuild/performance': 'its run builds twice with a cache on disk',
  'rsbuild/plugins': 'its configs contain functions',
};

test('every page of an option has a block that opens a sample', () => {
  const samples = listSamplesByFile();
  const folder = join(websiteRoot, 'content/en/config');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx') && !path.endsWith('index.mdx'))
    .filter((path) => {
      const quotes = readFileSync(join(folder, path), 'utf8').matchAll(/ file="([^"]+)"/g);
      return ![...quotes].some(([, file = '']) => samples.has(file));
    });
  expect(pages.map((path) => path.replace('.mdx', '')).sort()).toEqual(Object.keys(withoutSample));
});
