import fc from 'fast-check';
import { test } from './helpers/offline.ts';
import { createReleases } from './helpers/releases.ts';
import { runSteps, stepLists } from './helpers/visit-model.ts';

test('a reader sees every page whatever host and network did before', async ({
  browser,
  published,
}) => {
  const releases = await createReleases(published);
  const property = fc.asyncProperty(stepLists, (steps) =>
    runSteps(browser, published, releases, steps),
  );
  for (const seed of [1, 2]) {
    // Prints the seed and the steps that failed.
    await fc.assert(property, { seed, numRuns: 5, endOnFailure: true });
  }
});
