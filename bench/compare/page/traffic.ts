import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findNextLink, type MeasuredSite } from './measured-site.ts';
import { waitUntilIdle, watchRequests } from './network-idle.ts';
import { searchFor } from './search-probe.ts';
import type { Answer } from './serve-output.ts';

/** A service worker starts to fetch some seconds after the page. */
const backgroundSilence = 4000;

/** What goes over the network for a reader who opens a page, uses it, goes on and searches. */
export type Traffic = {
  /** What the page asked for before its load event. */
  atLoad: Answer[];
  /** What it asked for by itself until it was idle: nobody touched it. */
  untilIdle: Answer[];
  /** What it asked for when the pointer came over the heading. */
  inUse: Answer[];
  /** With the next page. */
  navigation: Answer[];
  search: Answer[];
  /** What a service worker fetches for later, once the page is used. */
  background: Answer[];
};

/** Runs in the page: paths of what was asked for before the load event. */
function listLoaded(): string[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
  return [location.href, ...resources.map(({ name }) => name)].map((url) => new URL(url).pathname);
}

const viewport = { width: 1280, height: 900 };

async function openPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Uses a site without its service worker, so that all it needs is fetched when it needs it. */
function recordUse(browser: Browser, site: MeasuredSite): Promise<Omit<Traffic, 'background'>> {
  const { output, generator, opened, word } = site;
  return openPage(browser, { serviceWorkers: 'block' }, async (page) => {
    const waitForQuiet = watchRequests(page);
    output.takeAnswers();
    await page.goto(opened, { waitUntil: 'load' });
    await waitUntilIdle(page, waitForQuiet);
    const loaded = new Set(await page.evaluate(listLoaded));
    const opening = output.takeAnswers();
    await page.locator('h1').first().hover();
    await waitUntilIdle(page, waitForQuiet);
    const inUse = output.takeAnswers();
    await findNextLink(page, site).click();
    await waitUntilIdle(page, waitForQuiet);
    const navigation = output.takeAnswers();
    await searchFor(page, generator.search, word);
    await waitUntilIdle(page, waitForQuiet);
    return {
      atLoad: opening.filter(({ path }) => loaded.has(path)),
      untilIdle: opening.filter(({ path }) => !loaded.has(path)),
      inUse,
      navigation,
      search: output.takeAnswers(),
    };
  });
}

/** All that is fetched for a page in use, until nothing more comes for a while. */
function recordAll(browser: Browser, { output, opened }: MeasuredSite): Promise<Answer[]> {
  return openPage(browser, {}, async (page) => {
    const answers: Answer[] = [];
    output.takeAnswers();
    await page.goto(opened, { waitUntil: 'load' });
    await page.locator('h1').first().hover();
    let more: Answer[];
    do {
      await page.waitForTimeout(backgroundSilence);
      more = output.takeAnswers();
      answers.push(...more);
    } while (more.length > 0);
    return answers;
  });
}

/** Uses a site at full speed. That compresses all files that are measured later, too. */
export async function recordTraffic(browser: Browser, site: MeasuredSite): Promise<Traffic> {
  const use = await recordUse(browser, site);
  const known = new Set([...use.atLoad, ...use.untilIdle, ...use.inUse].map(({ path }) => path));
  const all = await recordAll(browser, site);
  return { ...use, background: all.filter(({ path }) => !known.has(path)) };
}
