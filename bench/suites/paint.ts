import { launchBrowser } from '../browser/launch.ts';
import { type Paint, readPaint } from '../browser/read-paint.ts';
import { slowConditions, withSlowPage } from '../browser/slow-page.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { describeRuns, measureInterleaved, medianOf } from '../statistics.ts';
import { copyWithoutScripts } from '../without-scripts.ts';

const rounds = 7;
/** Maximum ratio to the same page without scripts. */
const tolerance = 1.05;

type Runs = Record<'page' | 'plain', Paint[]>;

function compare(name: string, field: 'first' | 'largest', { page, plain }: Runs): Figure[] {
  const own = page.map((run) => run[field]);
  const other = plain.map((run) => run[field]);
  return [
    { name, value: describeRuns(own, 'ms') },
    { name: `${name} without scripts`, value: describeRuns(other, 'ms') },
    checkBudget(`${name}, ratio of medians`, medianOf(own) / medianOf(other), tolerance, ''),
  ];
}

function summarize(runs: Runs): Figure[] {
  const blocked = runs.page.map((run) => run.blocked);
  return [
    ...compare('First paint', 'first', runs),
    ...compare('Largest contentful paint', 'largest', runs),
    checkBudget('Total blocking time, median', medianOf(blocked), 0, 'ms'),
    {
      name: 'Total blocking time without scripts',
      value: describeRuns(
        runs.plain.map((run) => run.blocked),
        'ms',
      ),
    },
    {
      name: 'Script time',
      value: describeRuns(
        runs.page.map((run) => run.script),
        'ms',
      ),
    },
  ];
}

/** Measures the paint timings of a page with and without scripts. */
export async function measurePaint(): Promise<Section> {
  const copy = await copyWithoutScripts();
  const [site, plainSite] = [await serveFolder(builtFolder), await serveFolder(copy.folder)];
  const browser = await launchBrowser();
  const load = ({ origin }: { origin: string }) =>
    withSlowPage(browser, ({ page, session }) => readPaint(page, session, origin + startPage));
  try {
    logProgress(`paint: ${rounds} rounds`);
    const runs = await measureInterleaved(rounds, {
      page: () => load(site),
      plain: () => load(plainSite),
    });
    return {
      title: 'Paint',
      method: `\`${startPage}\`; ${slowConditions}. Median of ${rounds} interleaved runs (range of all runs).`,
      figures: summarize(runs),
    };
  } finally {
    await browser.close();
    await site.close();
    await plainSite.close();
    await copy.remove();
  }
}
