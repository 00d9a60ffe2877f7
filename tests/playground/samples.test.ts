import { expect, test } from 'vitest';
import { samples } from '../../src/playground/build/samples.ts';
import { outputDifferences } from './differences.ts';
import { listConfigRuns } from './kit-runs.ts';

test('every sample of the page is a run that is built to its recording', () => {
  const different = Object.values(outputDifferences).flat();
  const equal = listConfigRuns()
    .map(({ name }) => name)
    .filter((name) => !different.includes(name));
  expect(equal).toEqual(expect.arrayContaining(samples.map(({ kit, run }) => `${kit}/${run}`)));
});
