import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findNextLink, type MeasuredSite } from './measured-site.ts';
import { waitUntilIdle, watchRequests } from './network-idle.ts';
import { searchFor } from './search-probe.ts';
import type { Response } from './serve-output.ts';

/** A service worker starts to fetch some seconds after the page, in ms. */
const backgroundIdleTime = 4000;

/** Responses for a reader who opens a page, uses it, opens the next page and searches. */
export type Traffic = {
  /** Requested before the load event. */
  atLoad: Response[];
  /** Requested after that, without interaction. */
  untilIdle: Response[];
  /** Requested once the pointer was over the heading. */
  inUse: Response[];
  /** Requested for the next page. */
  navigation: Response[];
  search: Response[];
  /** Requested by a service worker once the page is in use. */
  background: Response[];
};

/** Runs in the page. Returns the paths requested before the load event. */
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

/** Uses a site without its service worker, so files are fetched when they are needed. */
function recordUse(browser: Browser, site: MeasuredSite): Promise<Omit<Traffic, 'background'>> {
  const { output, generator, opened, word } = site;
  return openPage(browser, { serviceWorkers: 'block' }, async (page) => {
    const waitForRequests = watchRequests(page);
    output.takeResponses();
    await page.goto(opened, { waitUntil: 'load' });
    await waitUntilIdle(page, waitForRequests);
    const loaded = new Set(await page.evaluate(listLoaded));
    const opening = output.takeResponses();
    await page.locator('h1').first().hover();
    await waitUntilIdle(page, waitForRequests);
    const inUse = output.takeResponses();
    await findNextLink(page, site).click();
    await waitUntilIdle(page, waitForRequests);
    const navigation = output.takeResponses();
    await searchFor(page, generator.search, word);
    await waitUntilIdle(page, waitForRequests);
    return {
      atLoad: opening.filter(({ path }) => loaded.has(path)),
      untilIdle: opening.filter(({ path }) => !loaded.has(path)),
      inUse,
      navigation,
      search: output.takeResponses(),
    };
  });
}

/** All responses for a page in use, service worker included. */
function recordAll(browser: Browser, { output, opened }: MeasuredSite): Promise<Response[]> {
  return openPage(browser, {}, async (page) => {
    const responses: Response[] = [];
    output.takeResponses();
    await page.goto(opened, { waitUntil: 'load' });
    await page.locator('h1').first().hover();
    let more: Response[];
    do {
      await page.waitForTimeout(backgroundIdleTime);
      more = output.takeResponses();
      responses.push(...more);
    } while (more.length > 0);
    return responses;
  });
}

/** Records the traffic of a visit at full speed. Also compresses the files that are timed later. */
export async function recordTraffic(browser: Browser, site: MeasuredSite): Promise<Traffic> {
  const use = await recordUse(browser, site);
  const known = new Set([...use.atLoad, ...use.untilIdle, ...use.inUse].map(({ path }) => path));
  const all = await recordAll(browser, site);
  return { ...use, background: all.filter(({ path }) => !known.has(path)) };
}
