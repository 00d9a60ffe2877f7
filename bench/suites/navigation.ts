import type { Browser, Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../tests/support/until-hydrated.ts';
import { launchBrowser } from '../browser/launch.ts';
import { probeNavigation } from '../browser/navigation-probe.ts';
import { readHeading } from '../browser/read-heading.ts';
import { slowConditions, withSlowPage } from '../browser/slow-page.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { linkedPage, startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, type Section } from '../report.ts';
import { describeRuns, measureInterleaved, medianOf } from '../statistics.ts';
import { copyWithoutScripts } from '../without-scripts.ts';

const rounds = 7;
const waitTime = 1000;

type Runs = Record<'prefetched' | 'hydrated' | 'document' | 'firstTap', number[]>;
type Visit = { browser: Browser; origin: string; heading: string };

/** Opens the start page, waits until it is idle and follows the link to the other page. */
function followLink(
  { browser, origin, heading }: Visit,
  follow: (link: Locator, page: Page) => Promise<void>,
  hasTouch = false,
): Promise<number> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      const { readDuration } = await probeNavigation(page, heading);
      await page.goto(origin + startPage, { waitUntil: 'load' });
      await page.waitForTimeout(waitTime);
      const link = page.locator(`a[href="${linkedPage}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      await follow(link, page);
      return readDuration();
    },
    { hasTouch },
  );
}

async function clickWhenFetched(link: Locator, page: Page): Promise<void> {
  const fetched = page.waitForResponse((response) => response.url().endsWith(linkedPage));
  await link.hover();
  await (await fetched).finished();
  await link.click();
}

async function clickWhenHydrated(link: Locator, page: Page): Promise<void> {
  await page.locator('h1').hover();
  await untilHydrated(page);
  await link.hover();
  await page.waitForTimeout(waitTime);
  await link.click();
}

function compare({ prefetched, hydrated, document, firstTap }: Runs): Figure[] {
  const full = medianOf(document);
  const atLeast = (name: string, runs: readonly number[]): Figure => ({
    name: `${name}: times faster than the document`,
    value: (full / medianOf(runs)).toFixed(2),
    goal: '≥ 3',
    isMet: full / medianOf(runs) >= 3,
  });
  return [
    {
      name: '(a) Click as soon as the document is prefetched',
      value: describeRuns(prefetched, 'ms'),
    },
    { name: '(a) Click on a hydrated page, prefetched', value: describeRuns(hydrated, 'ms') },
    { name: '(b) The same link as a document, no script', value: describeRuns(document, 'ms') },
    { name: '(c) First tap on a page before hydration', value: describeRuns(firstTap, 'ms') },
    atLeast('(a) as soon as prefetched', prefetched),
    atLeast('(a) hydrated', hydrated),
    checkBudget('(c) times the document', medianOf(firstTap) / full, 2, ''),
  ];
}

/** Measures the time from a click to the next page. */
export async function measureNavigation(): Promise<Section> {
  const copy = await copyWithoutScripts();
  const [site, plainSite] = [await serveFolder(builtFolder), await serveFolder(copy.folder)];
  const browser = await launchBrowser();
  try {
    const heading = await readHeading(browser, site.origin + linkedPage);
    const visit = { browser, origin: site.origin, heading };
    const plainVisit = { browser, origin: plainSite.origin, heading };
    logProgress(`navigation: ${rounds} rounds`);
    const runs = await measureInterleaved(rounds, {
      prefetched: () => followLink(visit, clickWhenFetched),
      hydrated: () => followLink(visit, clickWhenHydrated),
      document: () => followLink(plainVisit, (link) => link.click()),
      firstTap: () => followLink(visit, (link) => link.tap(), true),
    });
    return {
      title: 'Navigation',
      method: `From \`${startPage}\` to \`${linkedPage}\`, from the click to the painted heading; ${slowConditions}. Median of ${rounds} interleaved runs (range of all runs).`,
      figures: compare(runs),
    };
  } finally {
    await browser.close();
    await site.close();
    await plainSite.close();
    await copy.remove();
  }
}
