import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { close, createPreviewServer, listen } from 'docs-engine/server';
import { createSite, runCli } from '../../fixtures/site.ts';
import { en } from '../../support/strings.ts';
import { test as base, expect, hydrate } from './test.ts';

const credentials = {
  DOCS_SEARCH_PROVIDER: 'algolia',
  DOCS_SEARCH_APP_ID: 'TESTAPP',
  DOCS_SEARCH_API_KEY: 'key &',
  DOCS_SEARCH_INDEX: 'docs',
};
export const [readHost, writeHost] = ['testapp-dsn.algolia.net', 'testapp.algolia.net'];

type Served = { url: string; close: () => Promise<void> };

export const reportUrl = 'https://reports.test/new?query={query}';

/** Builds a small site for the hosted provider and serves it with its policy. Stores nothing if `insights` is on. */
async function serveHosted(insights: boolean, worker: number): Promise<Served> {
  const site = await createSite(`hosted-search-${insights}-${worker}`, 'basic');
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
    async close() {
      await close(server);
      await rm(site.folder, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<{ queries: RecordedQuery[]; insights: boolean }>({
  insights: [false, { option: true }],
  baseURL: async ({ keep, insights }, use, { parallelIndex }) => {
    const open = () => serveHosted(insights, parallelIndex);
    const { url } = await keep(`hosted search${insights ? ', insights' : ''}`, open);
    await use(url);
  },
  queries: async ({ problems }, use) => {
    problems.allow(
      /^foreign: https:\/\/(?:testapp(?:-\w+)?\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)$/,
    );
    await use([]);
  },
});

/** A query that reached a host. */
export type RecordedQuery = { host: string; url: URL; method: string; body: unknown };

const allHosts = /^https:\/\/testapp[\w-]*\.algolia(?:net)?\.(?:net|com)\//;

/** Responds in place of the hosts, and records the queries. */
export async function mockHosts(
  page: Page,
  queries: RecordedQuery[],
  respond: (route: Route, query: RecordedQuery) => Promise<void> | void,
): Promise<void> {
  await page.route(allHosts, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const query = { host: url.host, url, method: request.method(), body: request.postDataJSON() };
    queries.push(query);
    await respond(route, query);
  });
}

export const emptyHierarchy = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

export function makeHit(name: string, group = 'Guide', changes: object = {}) {
  const hierarchy = { lvl0: group, lvl1: name, ...emptyHierarchy };
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

export function fulfill(hits: unknown[], queryID = 'query-1') {
  const headers = { 'access-control-allow-origin': '*' };
  return { headers, json: { results: [{ hits, nbHits: hits.length, queryID }] } };
}

export function fail(status: number, body: string) {
  return { status, body, headers: { 'access-control-allow-origin': '*' } };
}

export async function openSearch(page: Page, strings = en, path = '/guide/') {
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

export function payload(query: string, words: number, lang: string, clickAnalytics = false) {
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
