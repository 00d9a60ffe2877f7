import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { slowConditions, withSlowPage } from '../browser/slow-page.ts';
import { builtFolder, type ServedSite, serveFolder } from '../built-site.ts';
import { openSite } from '../generated-site/open-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import type { Section } from '../report.ts';
import { runBuild } from '../run-build.ts';
import { describeRuns, measureInterleaved, medianOf } from '../statistics.ts';

const rounds = 5;

/** Pages of the large site, half of them in each language. */
const pageCount = 1000;

/** A page, and a query that its reader types: words of headings, and words of texts only. */
export type FirstSearch = { origin: string; path: string; query: string };

/** A search on a page just opened: time until the first hit is painted, and bytes of the index until then. */
export type FirstResult = { time: number; bytes: number };

/** Runs in the page. Resolves with the time of the click and of the first painted hit. */
function waitForHit(): Promise<{ click: number; found: number }> {
  return new Promise((resolve) => {
    let click = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        click = timeStamp;
      },
      true,
    );
    const { port1, port2 } = new MessageChannel();
    // A message posted in a frame arrives after the frame is painted.
    port1.onmessage = () => {
      const hit = document.querySelector('#search [role=option] > *');
      if (hit?.checkVisibility()) resolve({ click, found: performance.now() });
      else requestAnimationFrame(() => port2.postMessage(undefined));
    };
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
}

async function typeQuery(page: Page, query: string): Promise<void> {
  await page.locator('[commandfor=search]').first().click();
  await page.locator('#search input:focus').waitFor();
  await page.keyboard.type(query);
}

/** Opens a page, waits until its requests are finished, then opens its search and types a query. */
export function searchFirst(
  browser: Browser,
  { origin, path, query }: FirstSearch,
): Promise<FirstResult> {
  return withSlowPage(
    browser,
    async ({ page, session }) => {
      let bytes = 0;
      const indexes = new Set<string>();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (/\/search-[^/]+\.json$/.test(request.url)) indexes.add(requestId);
      });
      session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        if (indexes.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const hit = page.evaluate(waitForHit);
      await typeQuery(page, query);
      const { click, found } = await hit;
      return { time: found - click, bytes };
    },
    { serviceWorkers: 'block' },
  );
}

async function measureSite(
  name: string,
  browser: Browser,
  { origin }: ServedSite,
  path: string,
  queries: readonly string[],
): Promise<Section['figures']> {
  logProgress(`first search: ${name}, ${rounds} rounds`);
  const variants = Object.fromEntries(
    queries.map((query) => [query, () => searchFirst(browser, { origin, path, query })]),
  );
  const runs = await measureInterleaved(rounds, variants);
  return Object.entries(runs).map(([query, results]) => ({
    name: `${name}: “${query}”`,
    value: `${describeRuns(
      results.map(({ time }) => time),
      'ms',
    )}, ${Math.round(medianOf(results.map(({ bytes }) => bytes)) / 1000)} kB of the index`,
  }));
}

/** Measures the first search on a page just opened, on this site and on one with 500 pages a language. */
export async function measureFirstSearch(): Promise<Section> {
  const browser = await launchBrowser();
  const large = await openSite(pageCount);
  await runBuild(large.root);
  const sites = [await serveFolder(builtFolder), await serveFolder(join(large.root, 'dist'))];
  try {
    const [own, generated] = sites as [ServedSite, ServedSite];
    return {
      title: 'First search',
      method: `From the click on the search button of a page just opened to the first painted result, and bytes of the index until then. ${slowConditions}. Medians of ${rounds} runs.`,
      figures: [
        ...(await measureSite('this site', browser, own, startPage, ['dts', 'fs-extra'])),
        ...(await measureSite(
          `${pageCount / 2} pages a language`,
          browser,
          generated,
          '/section-1/page-1',
          ['format output', 'page 7', 'section-3-page-4'],
        )),
      ],
    };
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await large.remove();
    await rm(join(large.root, 'dist'), { recursive: true, force: true });
  }
}
