import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { publishBelowBase } from '../../tests/e2e/helpers/offline.ts';
import type { PublishedSite } from '../../tests/e2e/helpers/published-site.ts';
import { createReleases } from '../../tests/e2e/helpers/releases.ts';
import { runSteps, stepLists } from '../../tests/e2e/helpers/visit-model.ts';
import { createSite } from '../../tests/fixtures/site.ts';
import { launchBrowser } from '../browser/launch.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { repositoryRoot } from '../repository.ts';
import { deployOften } from '../soak/deployments.ts';
import type { DevFigures } from '../soak/edit-pages.ts';
import { navigateOften } from '../soak/navigations.ts';

const minutes = 4;
const megabyte = 1e6;

/** Runs the model of `tests/e2e/visit-model.spec.ts` with other steps each time. */
async function runModel(published: PublishedSite): Promise<Figure> {
  logProgress(`soak: ${minutes} minutes of random steps`);
  const releases = await createReleases(published);
  const browser = await launchBrowser();
  const property = fc.asyncProperty(stepLists, (steps) =>
    runSteps(browser, published, releases, steps),
  );
  const end = performance.now() + minutes * 60_000;
  let runs = 0;
  let failures = 0;
  while (performance.now() < end) {
    const result = await fc.check(property, { numRuns: 10, endOnFailure: true });
    runs += result.numRuns;
    if (!result.failed) continue;
    failures += 1;
    logProgress(String(fc.defaultReportMessage(result)));
  }
  await browser.close();
  return checkBudget(`failed visits of ${runs}`, failures, 0, '');
}

async function checkNavigations(): Promise<Figure[]> {
  logProgress('soak: 500 navigations');
  const [before, after] = await navigateOften([100, 500]);
  if (!before || !after) return [];
  const grown = (after.heap - before.heap) / megabyte;
  return [
    checkBudget('400 navigations: heap', grown, 0.6, 'MB more'),
    checkBudget('400 navigations: DOM nodes', after.nodes / before.nodes, 2, 'times'),
    checkBudget('400 navigations: listeners', after.listeners / before.listeners, 2, 'times'),
  ];
}

async function checkDeployments(published: PublishedSite): Promise<Figure[]> {
  logProgress('soak: 50 deployments');
  const [before, after] = await deployOften(published, [10, 50]);
  if (!before || !after) return [];
  return [
    checkBudget('50 deployments: cached files', after.files, 2 * before.files, ''),
    checkBudget(
      '50 deployments: cached bytes',
      after.bytes / megabyte,
      (2 * before.bytes) / megabyte,
      'MB',
    ),
  ];
}

async function checkEdits(): Promise<Figure[]> {
  logProgress('soak: 220 edits');
  const { folder } = await createSite('soak', 'basic');
  const { stdout } = spawn(
    process.execPath,
    [
      '--expose-gc',
      ...['--import', './packages/engine/loader/register.mjs'],
      ...['bench/soak/edit-pages.ts', folder, '20', '220'],
    ],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output = await text(stdout);
  const figures = JSON.parse(output.trim().split('\n').at(-1) ?? '') as DevFigures[];
  const [before, after] = figures;
  if (!before || !after) return [];
  return [
    checkBudget(
      '200 edits: heap of the dev server',
      after.heap / megabyte,
      (2 * before.heap) / megabyte,
      'MB',
    ),
    checkBudget('200 edits: open files of the dev server', after.files, 2 * before.files, ''),
  ];
}

/** Looks for what only shows after a long time. */
export async function measureSoak(): Promise<Section> {
  const published = await publishBelowBase('soak-visits');
  try {
    return {
      title: 'Soak',
      method:
        'Random steps of host, network and reader; figures after many navigations, deployments and edits. Limits: twice the figures near the start, and 0.6 MB more heap for a page.',
      figures: [
        await runModel(published),
        ...(await checkNavigations()),
        ...(await checkDeployments(published)),
        ...(await checkEdits()),
      ],
    };
  } finally {
    await published.close();
  }
}
