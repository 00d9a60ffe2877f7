import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Probe, probeNavigation } from '../../browser/navigation-probe.ts';
import { readHeading } from '../../browser/read-heading.ts';
import { type Paint, readPaint } from '../../browser/read-paint.ts';
import { withSlowPage } from '../../browser/slow-page.ts';
import { findNextLink, type MeasuredSite } from './measured-site.ts';
import { waitUntilIdle, watchRequests } from './network-idle.ts';
import { searchFor } from './search-probe.ts';
import { withTimeout } from './with-timeout.ts';

/** Waiting times of a reader on a slow phone, in ms. */
export type Timings = Paint & {
  /** Next page, when the click on its link is the first interaction. */
  clicked: number;
  /** Next page, when its link is clicked at once on a page in use. */
  used: number;
  /** Next page, when the pointer was on the link before. */
  hovered: number;
  /** Search result, on a page just opened. */
  search: number;
  /** Search result, on the second page of the visit. */
  laterSearch: number;
};

/** Network emulation does not slow down service workers. */
const withoutWorkers: BrowserContextOptions = { serviceWorkers: 'block' };

function readNavigation({ readDuration }: Probe): Promise<number> {
  return withTimeout(readDuration(), 'heading of the next page');
}

function openAndClick(browser: Browser, site: MeasuredSite, heading: string) {
  return withSlowPage(
    browser,
    async ({ page, session }) => {
      const probe = await probeNavigation(page, heading);
      const paint = await readPaint(page, session, site.opened);
      await findNextLink(page, site).click();
      return { ...paint, clicked: await readNavigation(probe) };
    },
    withoutWorkers,
  );
}

/** Opens the page and waits until its requests are finished. Returns a function that waits again. */
async function openAndWait(page: Page, { opened }: MeasuredSite): Promise<() => Promise<void>> {
  const waitForRequests = watchRequests(page);
  await page.goto(opened, { waitUntil: 'load' });
  await waitForRequests();
  return waitForRequests;
}

function clickInUse(browser: Browser, site: MeasuredSite, heading: string): Promise<number> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      const probe = await probeNavigation(page, heading);
      const waitForRequests = await openAndWait(page, site);
      await waitUntilIdle(page, waitForRequests);
      await page.locator('h1').first().hover();
      await waitUntilIdle(page, waitForRequests);
      await findNextLink(page, site).click();
      return readNavigation(probe);
    },
    withoutWorkers,
  );
}

function hoverClickAndSearch(browser: Browser, site: MeasuredSite, heading: string) {
  return withSlowPage(
    browser,
    async ({ page }) => {
      const probe = await probeNavigation(page, heading);
      const waitForRequests = await openAndWait(page, site);
      const link = findNextLink(page, site);
      await link.hover();
      await waitForRequests();
      await link.click();
      const hovered = await readNavigation(probe);
      await waitForRequests();
      return { hovered, laterSearch: await searchFor(page, site.generator.search, site.word) };
    },
    withoutWorkers,
  );
}

function openAndSearch(browser: Browser, site: MeasuredSite): Promise<number> {
  return withSlowPage(
    browser,
    async ({ page }) => {
      await openAndWait(page, site);
      return searchFor(page, site.generator.search, site.word);
    },
    withoutWorkers,
  );
}

/** Visits a site four times: opens it and clicks; uses it and clicks; hovers, clicks and searches; searches at once. */
export async function measureTimings(browser: Browser, site: MeasuredSite): Promise<Timings> {
  const heading = await readHeading(browser, site.output.origin + site.nextHref);
  return {
    ...(await openAndClick(browser, site, heading)),
    used: await clickInUse(browser, site, heading),
    ...(await hoverClickAndSearch(browser, site, heading)),
    search: await openAndSearch(browser, site),
  };
}
