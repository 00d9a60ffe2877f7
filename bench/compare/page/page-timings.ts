import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Probe, probeNavigation } from '../../browser/navigation-probe.ts';
import { readHeading } from '../../browser/read-heading.ts';
import { type Paint, readPaint } from '../../browser/read-paint.ts';
import { withSlowPage } from '../../browser/slow-page.ts';
import { findNextLink, type MeasuredSite } from './measured-site.ts';
import { waitUntilIdle, watchRequests } from './network-idle.ts';
import { searchFor } from './search-probe.ts';
import { withTimeout } from './with-timeout.ts';

/** What a reader waits for on a slow phone, in ms. */
export type Waits = Paint & {
  /** The next page, when pressing its link is the first thing that the reader does. */
  pressed: number;
  /** The next page, when its link is pressed at once on a page that the reader has used before. */
  used: number;
  /** The next page, when the pointer has rested on the link before. */
  pointed: number;
  /** A result, on a page that was only opened. */
  search: number;
  /** A result, on the second page of the visit. */
  laterSearch: number;
};

/** Service workers would fetch past the slow connection. */
const withoutWorkers: BrowserContextOptions = { serviceWorkers: 'block' };

function readNavigation({ readDuration }: Probe): Promise<number> {
  return withTimeout(readDuration(), 'the heading of the next page');
}

function openAndPress(browser: Browser, site: MeasuredSite, heading: string) {
  return withSlowPage(
    browser,
    async ({ page, session }) => {
      const probe = await probeNavigation(page, heading);
      const paint = await readPaint(page, session, site.opened);
      await findNextLink(page, site).click();
      return { ...paint, pressed: await readNavigation(probe) };
    },
    withoutWorkers,
  );
}

/** Opens the page and lets it load all that it asks for; returns what waits for that again. */
async function openQuietly(page: Page, { opened }: MeasuredSite): Promise<() => Promise<void>> {
  const waitForQuiet = watchRequests(page);
  await page.goto(opened, { waitUntil: 'load' });
  await waitForQuiet();
  return waitForQuiet;
}

function pressInUse(browser: Browser, site: MeasuredSite, heading: string): Promise<number> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      const probe = await probeNavigation(page, heading);
      const waitForQuiet = await openQuietly(page, site);
      await waitUntilIdle(page, waitForQuiet);
      await page.locator('h1').first().hover();
      await waitUntilIdle(page, waitForQuiet);
      await findNextLink(page, site).click();
      return readNavigation(probe);
    },
    withoutWorkers,
  );
}

function pointPressAndSearch(browser: Browser, site: MeasuredSite, heading: string) {
  return withSlowPage(
    browser,
    async ({ page }) => {
      const probe = await probeNavigation(page, heading);
      const waitForQuiet = await openQuietly(page, site);
      const link = findNextLink(page, site);
      await link.hover();
      await waitForQuiet();
      await link.click();
      const pointed = await readNavigation(probe);
      await waitForQuiet();
      return { pointed, laterSearch: await searchFor(page, site.generator.search, site.word) };
    },
    withoutWorkers,
  );
}

function openAndSearch(browser: Browser, site: MeasuredSite): Promise<number> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      await openQuietly(page, site);
      return searchFor(page, site.generator.search, site.word);
    },
    withoutWorkers,
  );
}

/** Visits a site four times as a new reader: opens it and goes on; uses it and goes on; points, goes on and searches; searches at once. */
export async function measureTimings(browser: Browser, site: MeasuredSite): Promise<Waits> {
  const heading = await readHeading(browser, site.output.origin + site.nextHref);
  return {
    ...(await openAndPress(browser, site, heading)),
    used: await pressInUse(browser, site, heading),
    ...(await pointPressAndSearch(browser, site, heading)),
    search: await openAndSearch(browser, site),
  };
}
