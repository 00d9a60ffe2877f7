import { request as openRequest } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
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

/** Of the list of samples, in bytes for each. */
const maxSample = 18;

/** Scripts of a page that is only loaded. */
const routerLimit = 3.45 * kilobyte;

/** Scripts of a page that is hydrated, with those that search before React has loaded. */
const hydratedLimit = 74.2 * kilobyte;

/** One page of each kind, with its script budget in bytes before any interaction. */
const kinds: [route: string, bytes: number][] = [
  ['/', routerLimit],
  ['/guide/start/glossary', routerLimit],
  ['/config/', routerLimit],
  ['/config/lib/dts', routerLimit],
  ['/blog/', routerLimit],
  ['/blog/introducing-rslib', routerLimit],
  ['/playground', routerLimit],
  // It includes the resolution of similar URLs.
  ['/nowhere', routerLimit + 0.75 * kilobyte],
];

/**
 * Bytes of a document beyond those of its words: styles, scripts, site data, menus. About
 * a tenth above what was measured. The overview of options has the list that its filter needs.
 */
const frameLimits = { median: 11_500, maximum: 12_200, overview: 13_800 };

/** Bytes of markup for each byte of words: attributes, and the anchors of headings and code. */
const markupShare = 0.35;

/** At quality 9, which takes a tenth of the time. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** The content with tags that have no attributes. */
function plainMain(html: string): string {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  return main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(\/?[\w-]+)[^>]*>/g, '<$1>');
}

/** The links around the content, which grow with pages and headings, as text and address. */
function listLinks(html: string): string {
  const around = html.replace(/<main[\s>].*<\/main>/s, '');
  return [...around.matchAll(/<a (?:[^>]*? )?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, address, text = '']) => `${address} ${text.replace(/<[^>]*>/g, '')}`)
    .join('\n');
}

function measureFrame(html: string, size = compressed(html)): number {
  const words = compressed(`${plainMain(html)}\n${listLinks(html)}`);
  return size - Math.round((1 + markupShare) * words);
}

function medianOf(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? Number.NaN;
}

for (const { lang, locale, path, strings } of languages) {
  test.describe(`budgets (${lang})`, () => {
    test.use({ locale });

    test('script at load, after hydration and the first navigation, and of the search', async ({
      page,
    }) => {
      const scripts = recordScripts(page);
      await page.goto(path('/guide/start/quick-start'));
      await waitForIdle(page);
      expect(scripts.length).toBeGreaterThan(0);
      expect(await measureAll(scripts)).toBeLessThanOrEqual(routerLimit);
      await hydrate(page);
      await page.getByRole('link', { name: strings.nextPage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await waitForIdle(page);
      expect(scripts.length).toBeGreaterThan(1);
      const before = new Set(scripts);
      expect(await measureAll([...before])).toBeLessThanOrEqual(hydratedLimit);

      const indexes: string[] = [];
      page.on('request', (request) => {
        if (isIndex(new URL(request.url()))) indexes.push(request.url());
      });
      await page.getByRole('button', { name: strings.search.button }).click();
      await page.getByRole('combobox').fill('dts');
      await expect(page.getByRole('option').first()).toBeVisible();
      const added = [...new Set(scripts)].filter((script) => !before.has(script));
      expect(added.length).toBeGreaterThan(0);
      expect(await measureAll(added)).toBeLessThanOrEqual(16 * kilobyte);
      // `tests/search` limits its size for each word.
      expect(indexes).toHaveLength(1);
    });

    test('what documents add to their words', async ({ baseURL, request, routes }) => {
      const own = routes.filter((route) => route.lang === lang);
      expect(own.length).toBeGreaterThan(40);
      const documents = new Map<string, string>();
      for (const { routePath } of own) {
        documents.set(routePath, await (await request.get(routePath)).text());
      }
      const frames = new Map<string, number>();
      for (const [route, html] of documents) {
        frames.set(route, measureFrame(html, await measure(`${baseURL}${route}`)));
      }
      for (const [route, size] of frames) {
        const limit = route === path('/config/') ? frameLimits.overview : frameLimits.maximum;
        expect.soft(size, route).toBeLessThanOrEqual(limit);
      }
      expect(medianOf([...frames.values()])).toBeLessThanOrEqual(frameLimits.median);
      const quickStart = path('/guide/start/quick-start');
      expect(frames.get(quickStart)).toBeLessThanOrEqual(frameLimits.median);
      // More words and more pages leave the figure as it is.
      const html = documents.get(quickStart) ?? '';
      const longest = documents.get(path('/guide/advanced/dts')) ?? '';
      const [more = ''] = /(?<=<main[^>]*>).*(?=<\/main>)/s.exec(longest) ?? [];
      const [sidebar = ''] =
        /<div id="sidebar".*?<\/nav><\/div>/s.exec(documents.get(path('/config/lib/dts')) ?? '') ??
        [];
      expect(more.length).toBeGreaterThan(plainMain(html).length);
      expect(sidebar).not.toBe('');
      const longer = html.replace('</main>', () => `${more}</main>`);
      expect(compressed(longer)).toBeGreaterThan(compressed(html) + 4 * kilobyte);
      const frame = measureFrame(html);
      expect(measureFrame(longer)).toBeLessThanOrEqual(1.05 * frame);
      const wider = html.replace('<main', () => `${sidebar}<main`);
      expect(measureFrame(wider)).toBeLessThanOrEqual(1.05 * frame);
    });

    test('the styles of documents', async ({ request }) => {
      const html = await (await request.get(path('/config/lib/dts'))).text();
      const styles = [...html.matchAll(/<(style|script type="text\/css")[^>]*>(.*?)<\/\w+>/gs)].map(
        ([, , css]) => css,
      );
      expect(styles.length).toBeGreaterThan(1);
      // Chinese has a style of its own. Modules have a block each, and the order of layers is stated.
      const limit = lang === 'zh' ? 6_800 : 6_550;
      expect(brotliCompressSync(styles.join('\n')).length).toBeLessThanOrEqual(limit);
    });
  });
}

test('script at load on every kind of page, and when hydrated', async ({ page, problems }) => {
  problems.allow(statusMessage);
  const scripts = recordScripts(page);
  for (const [route, bytes] of kinds) {
    scripts.length = 0;
    await page.goto(route);
    await waitForIdle(page);
    expect.soft(scripts.length, route).toBeGreaterThan(0);
    expect.soft(await measureAll(scripts), route).toBeLessThanOrEqual(bytes);
    await hydrate(page);
    await waitForIdle(page);
    const all = [...new Set(scripts)];
    expect.soft(await measureAll(all), `${route}, hydrated`).toBeLessThanOrEqual(hydratedLimit);
  }
});

test('documents of every kind have the same scripts in each language', async ({ request }) => {
  async function listScripts(url: string): Promise<string[]> {
    const html = await (await request.get(url)).text();
    const inline = html.matchAll(/<script(?: data-options="[^"]*")?>.*?<\/script>/gs);
    const named = html.matchAll(/ (?:src|data-scripts)="[^"]*\.js"|<link rel="\w*preload"[^>]*>/g);
    const code = [...inline].map(([script]) => script.slice(script.indexOf('>')));
    return [...code, ...[...named].map(([name]) => name)];
  }
  for (const [route] of kinds) {
    const [own, ...others] = await Promise.all(
      languages.map(({ path }) => listScripts(path(route))),
    );
    expect(own?.length, route).toBeGreaterThan(3);
    for (const other of others) expect.soft(other, route).toEqual(own);
  }
});

test('the workbench of the playground with its editor, and its samples', async ({
  baseURL,
  request,
}) => {
  const { isolated } = await (await request.get('/offline.json')).json();
  expect(isolated.length).toBeGreaterThan(3);
  const addresses = isolated.map((path: string) => `${baseURL}${path}`);
  // Six of them are the search of the editor, ninety read projects and configs of other tools.
  expect(await measureAll(addresses)).toBeLessThanOrEqual(270 * kilobyte);
  const { samples, ...list } = await (await request.get('/playground.json')).json();
  expect(compressed(JSON.stringify(list))).toBeLessThanOrEqual(1.2 * kilobyte);
  const count = Object.keys(samples).length;
  expect(count).toBeGreaterThan(5);
  expect(compressed(JSON.stringify(samples)) / count).toBeLessThanOrEqual(maxSample);
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
