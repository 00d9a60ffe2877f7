import type { Page } from '@playwright/test';
import { toOutputPath } from 'docs-engine/node';
import { launchBrowser } from '../browser/launch.ts';
import { builtFolder, compressedSize, serveFolder } from '../built-site.ts';
import { startPage } from '../pages.ts';
import { logProgress } from '../progress.ts';
import { checkBudget, type Figure, formatNumber, type Section } from '../report.ts';

const waitTime = 1500;

/** As in `tests/e2e/budgets.spec.ts`. */
const kilobyte = 1024;

type Traffic = { atLoad: URL[]; afterHydration: URL[]; blocking: number };

function countBlocking(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
      ).length,
  );
}

/** Loads a page, waits, and moves the pointer over the heading. */
async function recordTraffic(page: Page, href: string): Promise<Traffic> {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  await page.goto(href, { waitUntil: 'load' });
  await page.waitForTimeout(waitTime);
  const atLoad = urls.splice(0);
  await page.locator('h1').hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(waitTime);
  return { atLoad, afterHydration: urls, blocking: await countBlocking(page) };
}

async function totalSize(urls: readonly URL[], extension: string): Promise<number> {
  const files = urls.map(({ pathname }) => pathname).filter((path) => path.endsWith(extension));
  const sizes = await Promise.all(files.map((path) => compressedSize(path.slice(1))));
  return sizes.reduce((sum, size) => sum + size, 0);
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

async function documentSize(name: string, routePath: string): Promise<Figure> {
  return checkBudget(
    `HTML with its CSS, ${name}`,
    await compressedSize(toOutputPath(routePath)),
    14 * kilobyte,
    'B',
  );
}

/** Measures the bytes and requests of a page. Exact on every machine. */
export async function measureBytes(): Promise<Section> {
  logProgress('bytes: load a page, then hydrate it');
  const site = await serveFolder(builtFolder);
  const browser = await launchBrowser();
  try {
    const { origin } = site;
    const { atLoad, afterHydration, blocking } = await recordTraffic(
      await browser.newPage(),
      origin + startPage,
    );
    const foreign = atLoad.concat(afterHydration).filter((url) => url.origin !== origin).length;
    const loaded = await totalSize(atLoad, '.js');
    return {
      title: 'Bytes',
      method: `\`${startPage}\` of the built site, brotli; the first interaction is a pointer over the heading.`,
      figures: [
        checkBudget('JavaScript at load', loaded, 2.5 * kilobyte, 'B'),
        checkBudget(
          'JavaScript after hydration',
          loaded + (await totalSize(afterHydration, '.js')),
          70 * kilobyte,
          'B',
        ),
        {
          name: 'Site data after hydration',
          value: formatNumber(await totalSize(afterHydration, '.json'), 'B'),
        },
        await documentSize('quick start', startPage),
        await documentSize('quick start in Chinese', `/zh${startPage}`),
        {
          name: 'Requests before any interaction',
          value: `${atLoad.length}: ${listNames(atLoad)}`,
        },
        {
          name: 'Requests after hydration',
          value: `${afterHydration.length}: ${listNames(afterHydration)}`,
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
