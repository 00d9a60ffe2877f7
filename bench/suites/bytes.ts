import type { Page } from '@playwright/test';
import { toOutputPath } from '#engine/content/discover.ts';
import { launchBrowser } from '../browser/launch.ts';
import { builtFolder, compressedSize, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, formatNumber, type Section } from '../report.ts';

const settleTime = 1500;

/** As in the budgets among the tests. */
const kilobyte = 1024;

type Traffic = { atLoad: URL[]; afterWaking: URL[]; blocking: number };

function countBlocking(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
      ).length,
  );
}

/** Loads a page, waits, and gives the first interaction in an empty place. */
async function recordTraffic(page: Page, href: string): Promise<Traffic> {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  await page.goto(href, { waitUntil: 'load' });
  await page.waitForTimeout(settleTime);
  const atLoad = urls.splice(0);
  await page.locator('h1').hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleTime);
  return { atLoad, afterWaking: urls, blocking: await countBlocking(page) };
}

async function weigh(urls: readonly URL[], ending: string): Promise<number> {
  const files = urls.map(({ pathname }) => pathname).filter((path) => path.endsWith(ending));
  const weights = await Promise.all(files.map((path) => compressedSize(path.slice(1))));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function listNames(urls: readonly URL[]): string {
  const names = urls.map(({ pathname }) =>
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[\w-]{8}\./, '.'),
  );
  return names.join(', ') || 'none';
}

async function weighDocument(name: string, routePath: string): Promise<Figure> {
  return checkBudget(
    `HTML with its CSS, ${name}`,
    await compressedSize(toOutputPath(routePath)),
    14 * kilobyte,
    'B',
  );
}

/** What a reader's browser fetches for a page. Exact, apart from the machine. */
export async function measureBytes(): Promise<Section> {
  logProgress('bytes: load a page, then hydrate it');
  const site = await serveFolder(builtFolder);
  const browser = await launchBrowser();
  try {
    const { origin } = site;
    const { atLoad, afterWaking, blocking } = await recordTraffic(
      await browser.newPage(),
      origin + startPage,
    );
    const foreign = atLoad.concat(afterWaking).filter((url) => url.origin !== origin).length;
    const loaded = await weigh(atLoad, '.js');
    return {
      title: 'Bytes',
      method: `\`${startPage}\` of the built site, brotli; the first sign of the reader is a pointer over the heading.`,
      figures: [
        checkBudget('JavaScript at load', loaded, 2.5 * kilobyte, 'B'),
        checkBudget(
          'JavaScript after hydration',
          loaded + (await weigh(afterWaking, '.js')),
          70 * kilobyte,
          'B',
        ),
        {
          name: 'Site data after hydration',
          value: formatNumber(await weigh(afterWaking, '.json'), 'B'),
        },
        await weighDocument('quick start', startPage),
        await weighDocument('quick start in Chinese', `/zh${startPage}`),
        {
          name: 'Requests before any interaction',
          value: `${atLoad.length}: ${listNames(atLoad)}`,
        },
        {
          name: 'Requests after hydration',
          value: `${afterWaking.length}: ${listNames(afterWaking)}`,
        },
        checkBudget('Requests to another origin', foreign, 0, ''),
        checkBudget('Requests that block rendering', blocking, 0, ''),
      ],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
