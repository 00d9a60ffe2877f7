import { expect, test } from 'vitest';
import { menu, offeredRunsFile, readOfferedRuns } from '../../src/playground/build/samples.ts';
import { outputDifferences } from './differences.ts';
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
  const different = Object.values(outputDifferences).flat();
  const offered = listConfigRuns()
    .filter((run) => !different.includes(run.name) && measurePackages(run) <= maxPackages)
    .map(({ name }) => name);
  await expect(`${JSON.stringify(offered, null, 2)}\n`).toMatchFileSnapshot(offeredRunsFile);
});

test('the menu has samples only that are offered', () => {
  expect(readOfferedRuns()).toEqual(expect.arrayContaining(menu));
});
