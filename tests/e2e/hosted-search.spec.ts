import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { close, listen } from '#engine/listen.ts';
import { createPreviewServer } from '#engine/preview/server.ts';
import { en } from '#theme/ui-strings/en.ts';
import { zh } from '#theme/ui-strings/zh.ts';
import { createSite, runCli } from '../fixtures/site.ts';
import { test as base, createDeferred, expect, hydrate, statusMessage } from './helpers/test.ts';

const credentials = {
  DOCS_SEARCH_PROVIDER: 'algolia',
  DOCS_SEARCH_APP_ID: 'TESTAPP',
  DOCS_SEARCH_API_KEY: 'key &',
  DOCS_SEARCH_INDEX: 'docs',
};
const [readHost, writeHost] = ['testapp-dsn.algolia.net', 'testapp.algolia.net'];

type Served = { url: string; stop: () => Promise<void> };

const reportUrl = 'https://reports.test/new?query={query}';

/** Builds a small site for the hosted provider and serves it under its own policy. With reports it remembers nothing. */
async function serveHosted(insights: boolean): Promise<Served> {
  const site = await createSite(insights ? 'hosted-search-insights' : 'hosted-search', 'basic');
  await site.change({
    'site.config.ts': (text) =>
      text.replace(
        "lang: 'en',",
        `lang: 'en',\n  search: { missingResultsUrl: '${reportUrl}', personalization: ${!insights} },`,
      ),
  });
  const env = { ...credentials, ...(insights && { DOCS_SEARCH_INSIGHTS: '1' }) };
  const { code, output } = await runCli(['build', site.folder], env);
  expect(code, output).toBe(0);
  const outDir = join(site.folder, 'dist');
  const server = createPreviewServer({ outDir, base: '/', langs: ['en', 'zh'], defaultLang: 'en' });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await close(server);
      await rm(site.folder, { recursive: true, force: true });
    },
  };
}

type Sites = (insights: boolean) => Promise<Served>;

const test = base.extend<{ asked: Asked[]; insights: boolean }, { sites: Sites }>({
  insights: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const served = new Map<boolean, Promise<Served>>();
      await use((insights) => {
        const site = served.get(insights) ?? serveHosted(insights);
        served.set(insights, site);
        return site;
      });
      for (const site of served.values()) await (await site).stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: [
    async ({ sites, insights }, use) => use((await sites(insights)).url),
    { scope: 'test', timeout: 120_000 },
  ],
  asked: async ({ problems }, use) => {
    problems.allow(
      /^foreign: https:\/\/(?:testapp(?:-\w+)?\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)$/,
    );
    await use([]);
  },
});

/** A query that reached a host. */
type Asked = { host: string; url: URL; method: string; body: unknown };

const allHosts = /^https:\/\/testapp[\w-]*\.algolia(?:net)?\.(?:net|com)\//;

/** Answers instead of the hosts, and notes what they were asked. */
async function answer(
  page: Page,
  asked: Asked[],
  respond: (route: Route, query: Asked) => Promise<void> | void,
): Promise<void> {
  await page.route(allHosts, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const query = { host: url.host, url, method: request.method(), body: request.postDataJSON() };
    asked.push(query);
    await respond(route, query);
  });
}

const noLevels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function makeHit(name: string, group = 'Guide', changes: object = {}) {
  const hierarchy = { lvl0: group, lvl1: name, ...noLevels };
  const value = `<mark>${name}</mark> in short`;
  return {
    objectID: name,
    url: `/guide/${name}`,
    type: 'lvl1',
    content: null,
    hierarchy,
    _snippetResult: { hierarchy: { lvl1: { value } } },
    ...changes,
  };
}

function fulfill(hits: unknown[], queryID = 'query-1') {
  const headers = { 'access-control-allow-origin': '*' };
  return { headers, json: { results: [{ hits, nbHits: hits.length, queryID }] } };
}

function fail(status: number, body: string) {
  return { status, body, headers: { 'access-control-allow-origin': '*' } };
}

async function openSearch(page: Page, strings = en, path = '/guide/') {
  await page.goto(path);
  await hydrate(page);
  await page.getByRole('button', { name: strings.search.button }).click();
  const dialog = page.getByRole('dialog', { name: strings.search.title, exact: true });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
  return {
    dialog,
    field,
    options: dialog.getByRole('option'),
    results: dialog.getByRole('listbox'),
  };
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  (level) => `hierarchy.${level}`,
);

function payload(query: string, words: number, lang: string, clickAnalytics = false) {
  return {
    requests: [
      {
        query,
        indexName: 'docs',
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.map((level) => `${level}:${words}`), `content:${words}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics,
        facetFilters: [`lang:${lang}`],
      },
    ],
  };
}

test.describe.configure({ mode: 'default' });

test('the hosted index is asked as it expects, and its answer is shown as text', async ({
  page,
  asked,
}) => {
  const hostile = '<img src=x onerror=alert(1)>&lt;b&gt;';
  const hits = [
    makeHit('install'),
    makeHit(hostile, 'Other <i>'),
    makeHit('usage'),
    makeHit('script', 'Bad', { url: 'javascript:alert(1)' }),
    makeHit('foreign', 'Bad', { url: '//evil.example/' }),
  ];
  const reports: string[] = [];
  await page.route(/insights/, (route) => {
    reports.push(route.request().url());
    return route.abort();
  });
  await answer(page, asked, (route, { body }) =>
    route.fulfill(fulfill(JSON.stringify(body).includes('nothing') ? [] : hits)),
  );
  const { dialog, field, options, results } = await openSearch(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `https://${readHost}`);
  await field.fill('dts');
  await expect(results.getByRole('group', { name: 'Guide', exact: true })).toBeVisible();
  const [first] = asked;
  expect(first?.method).toBe('POST');
  expect(first?.url.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-api-key': 'key &',
  });
  expect(asked.map(({ host, body }) => ({ host, body }))).toEqual([
    { host: readHost, body: payload('dts', 10, 'en') },
  ]);

  const guide = results.getByRole('group', { name: 'Guide', exact: true }).getByRole('option');
  await expect(guide).toHaveText(['install in short', 'usage in short']);
  await expect(guide.first().locator('mark')).toHaveText('install');
  const other = results.getByRole('group', { name: 'Other <i>', exact: true }).getByRole('option');
  await expect(other).toHaveText('<img src=x onerror=alert(1)><b> in short');
  await expect(options).toHaveCount(3);
  const found = en.search.found.replace('{count}', String(hits.length));
  await expect(dialog.getByRole('status')).toHaveText(found);
  await expect(dialog.locator('img, b, i')).toHaveCount(0);

  await field.fill('nothing');
  await expect(dialog.getByText(en.search.noResults.replace('{query}', 'nothing'))).toBeVisible();
  await expect(dialog.getByText(en.search.reportQuestion)).toBeVisible();
  await expect(dialog.getByRole('link', { name: en.search.reportLink })).toHaveAttribute(
    'href',
    reportUrl.replace('{query}', 'nothing'),
  );
  await expect(dialog.getByRole('listitem').getByRole('button')).toHaveText(['Guide', 'Other <i>']);
  await field.fill('usage');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/install');
  const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const stored = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), key);
  expect(stored).toEqual([
    {
      objectID: 'install',
      url: '/guide/install',
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: 'install', ...noLevels },
    },
  ]);
  expect(reports).toEqual([]);
});

test('as many hits are announced as are shown, where the host does not tell the total', async ({
  page,
  asked,
}) => {
  const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => makeHit(name));
  const { headers } = fulfill([]);
  await answer(page, asked, (route) => route.fulfill({ headers, json: { results: [{ hits }] } }));
  const { dialog, field, options } = await openSearch(page);
  await field.fill('dts');
  await expect(options).toHaveCount(5);
  const found = en.search.found.replace('{count}', '5');
  await expect(dialog.getByRole('status')).toHaveText(found);
});

test.describe('a reader of Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

  test('is asked for in Chinese, and in shorter snippets on a narrow screen', async ({
    page,
    asked,
  }) => {
    await answer(page, asked, (route) => route.fulfill(fulfill([makeHit('install')])));
    const { field, options } = await openSearch(page, zh, '/zh/guide/');
    await field.fill('类型');
    await expect(options).toHaveCount(1);
    expect(asked.map(({ body }) => body)).toEqual([payload('类型', 5, 'zh')]);
  });
});

test('Enter follows the answer to what was typed, not the one on the screen', async ({
  page,
  asked,
}) => {
  const permission = createDeferred();
  await answer(page, asked, async (route, { body }) => {
    const isLast = JSON.stringify(body).includes('"usage"');
    if (isLast) await permission.given;
    await route.fulfill(fulfill([makeHit(isLast ? 'usage' : 'install')]));
  });
  const { field, options } = await openSearch(page);
  await field.fill('install');
  await expect(options.first()).toHaveAttribute('href', '/guide/install');
  await field.fill('usage');
  await expect.poll(() => asked.length).toBe(2);
  await page.keyboard.press('Enter');
  permission.give();
  await expect(page).toHaveURL('/guide/usage');
});

test('a host that is silent, busy or away is passed over, and left alone after that', async ({
  page,
  asked,
  problems,
}) => {
  problems.allow(statusMessage);
  await answer(page, asked, async (route, { host }) => {
    if (host === readHost) return;
    if (host === writeHost) return route.fulfill(fail(503, 'busy'));
    const { size } = new Set(asked.map((query) => query.host));
    if (size === 3) return route.abort('connectionrefused');
    await route.fulfill(fulfill([makeHit('install')]));
  });
  const { dialog, field, options } = await openSearch(page);
  await field.fill('dts');
  await expect(dialog.getByRole('progressbar', { name: en.search.searching })).toBeVisible();
  await expect(options).toHaveCount(1);
  const hosts = asked.map(({ host }) => host);
  expect(hosts.slice(0, 2)).toEqual([readHost, writeHost]);
  expect(hosts).toHaveLength(4);
  expect(new Set(hosts).size).toBe(4);
  for (const host of hosts.slice(2)) expect(host).toMatch(/^testapp-[123]\.algolianet\.com$/);
  await field.fill('dts.');
  await expect.poll(() => asked.length).toBe(5);
  expect(asked.at(-1)?.host).toBe(hosts[3]);
});

test('a refusal, an unreadable answer and no host at all are errors', async ({
  page,
  asked,
  problems,
}) => {
  problems.allow(statusMessage);
  let respond: (route: Route) => Promise<void> = (route) => route.fulfill(fulfill([makeHit('a')]));
  await answer(page, asked, (route) => respond(route));
  const { dialog, field, options } = await openSearch(page);
  const cases: [what: string, hosts: number, respond: typeof respond][] = [
    ['refused', 1, (route) => route.fulfill(fail(403, '{"message":"Invalid key"}'))],
    ['a page instead of an answer', 1, (route) => route.fulfill(fail(200, '<html>'))],
    ['another shape', 1, (route) => route.fulfill(fail(200, '{"results":[{}]}'))],
    ['no host', 5, (route) => route.abort('connectionrefused')],
  ];
  for (const [what, hosts, respondWith] of cases) {
    respond = (route) => route.fulfill(fulfill([makeHit('a')]));
    await field.fill('works');
    await expect(options, what).toHaveCount(1);
    asked.length = 0;
    respond = respondWith;
    await field.fill(what);
    await expect(dialog.getByText(en.search.errorTitle), what).toBeVisible();
    await expect(dialog.getByText(en.search.errorHelp), what).toBeVisible();
    await expect(options, what).toHaveCount(0);
    expect(asked, what).toHaveLength(hosts);
  }
});

test.describe('with reports of usage', () => {
  test.use({ insights: true });

  test('what is seen is sent after 400 ms in batches of 20, what is chosen at once', async ({
    page,
    asked,
  }) => {
    const reports: unknown[] = [];
    await page.route('https://insights.algolia.io/**', (route) => {
      reports.push(...(route.request().postDataJSON() as { events: unknown[] }).events);
      return route.fulfill(fail(200, '{}'));
    });
    const hits = Array.from({ length: 25 }, (_, index) =>
      makeHit(`hit-${index}`, 'Guide', { url: '/guide/install' }),
    );
    await answer(page, asked, (route) => route.fulfill(fulfill(hits)));
    await page.clock.install();
    const { field, options } = await openSearch(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('d');
    await expect(options.first()).toBeVisible();
    await page.clock.runFor(399);
    await field.fill('dt');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.body).toEqual(payload('dt', 10, 'en', true));
    await expect(options.first()).toBeVisible();
    await page.clock.runFor(399);
    expect(reports).toEqual([]);
    await page.clock.runFor(2);
    await expect.poll(() => reports.length).toBe(2);
    const ids = hits.map(({ objectID }) => objectID);
    const view = { eventType: 'view', eventName: 'Hits Viewed', index: 'docs' };
    expect(reports).toEqual([
      { ...view, userToken: expect.any(String), objectIDs: ids.slice(0, 20) },
      { ...view, userToken: expect.any(String), objectIDs: ids.slice(20) },
    ]);
    await page.keyboard.press('ArrowDown');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await opened).close();
    await expect.poll(() => reports.length).toBe(3);
    expect(reports[2]).toMatchObject({
      eventType: 'click',
      objectIDs: ['hit-1'],
      positions: [2],
      queryID: 'query-1',
    });
  });

  test('nothing is remembered where personalization is off', async ({ page, asked }) => {
    const known = '__DOCSEARCH_RECENT_SEARCHES__docs';
    await page.addInitScript((key) => {
      const hierarchy = { lvl0: 'Guide', lvl1: 'Before' };
      const hit = { objectID: 'b', url: '/guide/b', type: 'lvl1', content: null, hierarchy };
      localStorage.setItem(key, JSON.stringify([hit]));
    }, known);
    await page.route('https://insights.algolia.io/**', (route) => route.fulfill(fail(200, '{}')));
    const hit = makeHit('chosen', 'Guide', { url: '/guide/install' });
    await answer(page, asked, (route) => route.fulfill(fulfill([hit])));
    const { dialog, field, options } = await openSearch(page);
    await field.fill('chosen');
    await options.first().click();
    await expect(page).toHaveURL(/\/guide\/install$/);
    await page.getByRole('button', { name: en.search.button }).click();
    await expect(dialog.getByText(en.search.noRecent)).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), known);
    expect(stored).not.toContain('chosen');
  });
});
