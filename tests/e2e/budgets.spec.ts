import { request as openRequest } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isIndex } from './helpers/search.ts';
import { expect, hydrate, languages, statusMessage, test, waitForIdle } from './helpers/test.ts';

const kilobyte = 1024;

/** Transfer size with brotli, in bytes: the size of the `.br` file. */
function measure(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = openRequest(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      expect(response.headers['content-encoding'], address).toBe('br');
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
    });
    request.on('error', reject);
    request.end();
  });
}

/** URLs of the scripts that the browser requests. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function measureAll(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(measure));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** One page of each kind, with its script budget in bytes before any interaction. */
const kinds: [route: string, bytes: number][] = [
  ['/', 3 * kilobyte],
  ['/guide/start/glossary', 3 * kilobyte],
  ['/config/', 3 * kilobyte],
  ['/config/lib/dts', 3 * kilobyte],
  ['/blog/', 3 * kilobyte],
  ['/blog/introducing-rslib', 3 * kilobyte],
  ['/playground', 3 * kilobyte],
  // It includes the resolution of similar URLs.
  ['/nowhere', 3.75 * kilobyte],
];

function medianOf(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.NaN;
}

for (const { lang, locale, path, strings } of languages) {
  test.describe(`budgets (${lang})`, () => {
    test.use({ locale });

    test('script at load, and after hydration and the first navigation', async ({ page }) => {
      const scripts = recordScripts(page);
      await page.goto(path('/guide/start/quick-start'));
      await waitForIdle(page);
      expect(scripts.length).toBeGreaterThan(0);
      expect(await measureAll(scripts)).toBeLessThanOrEqual(3 * kilobyte);
      await hydrate(page);
      await page.getByRole('link', { name: strings.nextPage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await waitForIdle(page);
      expect(scripts.length).toBeGreaterThan(1);
      expect(await measureAll([...new Set(scripts)])).toBeLessThanOrEqual(70 * kilobyte);
    });

    test('the search: its code, and the index of a language', async ({ page }) => {
      const scripts = recordScripts(page);
      const indexes: string[] = [];
      page.on('request', (request) => {
        if (isIndex(new URL(request.url()))) indexes.push(request.url());
      });
      await page.goto(path('/guide/start/quick-start'));
      await hydrate(page);
      await waitForIdle(page);
      const before = new Set(scripts);
      await page.getByRole('button', { name: strings.search.button }).click();
      await page.getByRole('combobox').fill('dts');
      await expect(page.getByRole('option').first()).toBeVisible();
      const added = [...new Set(scripts)].filter((script) => !before.has(script));
      expect(added.length).toBeGreaterThan(0);
      expect(await measureAll(added)).toBeLessThanOrEqual(16 * kilobyte);
      expect(indexes).toHaveLength(1);
      expect(await measureAll(indexes)).toBeLessThanOrEqual(60 * kilobyte);
    });

    test('script at load on every kind of page, and when hydrated', async ({ page, problems }) => {
      problems.allow(statusMessage);
      const scripts = recordScripts(page);
      for (const [route, bytes] of kinds) {
        scripts.length = 0;
        await page.goto(path(route));
        await waitForIdle(page);
        expect.soft(scripts.length, route).toBeGreaterThan(0);
        expect.soft(await measureAll(scripts), route).toBeLessThanOrEqual(bytes);
        if (lang !== 'en') continue;
        // Scripts do not depend on the language.
        await hydrate(page);
        await waitForIdle(page);
        const all = [...new Set(scripts)];
        expect.soft(await measureAll(all), `${route}, hydrated`).toBeLessThanOrEqual(70 * kilobyte);
      }
    });

    test('the median document', async ({ baseURL, routes }) => {
      const layouts = ['/', '/config/', '/blog/'].map(path);
      const pages = routes.filter(
        (route) => route.lang === lang && !layouts.includes(route.routePath),
      );
      expect(pages.length).toBeGreaterThan(40);
      const sizes = await Promise.all(
        pages.map(({ routePath }) => measure(`${baseURL}${routePath}`)),
      );
      expect(medianOf(sizes)).toBeLessThanOrEqual(16 * kilobyte);
    });

    test('the documents of the quick start and the home page', async ({ baseURL }) => {
      expect(await measure(`${baseURL}${path('/guide/start/quick-start')}`)).toBeLessThan(15_000);
      expect(await measure(`${baseURL}${path('/')}`)).toBeLessThan(18_000);
    });

    test('the styles of documents', async ({ request }) => {
      const html = await (await request.get(path('/config/lib/dts'))).text();
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
      expect(styles.length).toBeGreaterThan(1);
      // Chinese has a style of its own.
      const limit = lang === 'zh' ? 6_650 : 6_400;
      expect(brotliCompressSync(styles.join('\n')).length).toBeLessThanOrEqual(limit);
    });
  });
}

test('the workbench of the playground with its editor, and its samples', async ({
  baseURL,
  request,
}) => {
  const { isolated } = await (await request.get('/offline.json')).json();
  expect(isolated.length).toBeGreaterThan(3);
  const addresses = isolated.map((path: string) => `${baseURL}${path}`);
  expect(await measureAll(addresses)).toBeLessThanOrEqual(155 * kilobyte);
  expect(await measure(`${baseURL}/playground.json`)).toBeLessThanOrEqual(5 * kilobyte);
});

/** Numbers of elements that Chromium styled, of each update of the styles in a trace. */
function readStyled(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString());
  return traceEvents
    .filter(({ name }: { name: string }) => name === 'UpdateLayoutTree')
    .map(({ args }: { args: { elementCount: number } }) => args.elementCount);
}

// Selectors with `:has()` can match anew with each element that a script adds.
for (const isMobile of [false, true]) {
  test.describe(isMobile ? 'on a phone' : 'on a computer', () => {
    test.use({ isMobile, hasTouch: isMobile });

    test('a new element in the head styles less than a tenth of the page', async ({
      browser,
      page,
    }) => {
      await page.goto('/guide/start/quick-start');
      await waitForIdle(page);
      const all = await page.evaluate(() => document.querySelectorAll('*').length);
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.evaluate(() => {
        document.head.append(document.createElement('link'));
        document.body.getBoundingClientRect();
      });
      const styled = readStyled(await browser.stopTracing());
      expect(styled.length).toBeGreaterThan(0);
      expect(Math.max(...styled)).toBeLessThan(all / 10);
    });
  });
}
