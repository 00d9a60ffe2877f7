import { en, zh } from '../../support/strings.ts';
import {
  emptyHierarchy,
  fulfill,
  makeHit,
  mockHosts,
  openSearch,
  payload,
  readHost,
  reportUrl,
  test,
} from '../helpers/hosted-search.ts';
import { createDeferred, expect } from '../helpers/test.ts';

test.describe.configure({ mode: 'default' });

test('the hosted index gets valid queries, and its results are shown as text', async ({
  page,
  queries,
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
  await mockHosts(page, queries, (route, { body }) =>
    route.fulfill(fulfill(JSON.stringify(body).includes('nothing') ? [] : hits)),
  );
  const { dialog, field, options, results } = await openSearch(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `https://${readHost}`);
  await field.fill('dts');
  await expect(results.getByRole('group', { name: 'Guide', exact: true })).toBeVisible();
  const [first] = queries;
  expect(first?.method).toBe('POST');
  expect(first?.url.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(first?.url.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': 'TESTAPP',
    'x-algolia-api-key': 'key &',
  });
  expect(queries.map(({ host, body }) => ({ host, body }))).toEqual([
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
      hierarchy: { lvl0: 'Guide', lvl1: 'install', ...emptyHierarchy },
    },
  ]);
  expect(reports).toEqual([]);
});

test('the number of visible results is announced if the host sends no total', async ({
  page,
  queries,
}) => {
  const hits = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => makeHit(name));
  const { headers } = fulfill([]);
  await mockHosts(page, queries, (route) =>
    route.fulfill({ headers, json: { results: [{ hits }] } }),
  );
  const { dialog, field, options } = await openSearch(page);
  await field.fill('dts');
  await expect(options).toHaveCount(5);
  const found = en.search.found.replace('{count}', '5');
  await expect(dialog.getByRole('status')).toHaveText(found);
});

test.describe('a reader of Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

  test('queries in Chinese, with shorter snippets on a narrow screen', async ({
    page,
    queries,
  }) => {
    await mockHosts(page, queries, (route) => route.fulfill(fulfill([makeHit('install')])));
    const { field, options } = await openSearch(page, zh, '/zh/guide/');
    await field.fill('类型');
    await expect(options).toHaveCount(1);
    expect(queries.map(({ body }) => body)).toEqual([payload('类型', 5, 'zh')]);
  });
});

test('Enter opens a result of the typed query, not of the visible one', async ({
  page,
  queries,
}) => {
  const permission = createDeferred();
  await mockHosts(page, queries, async (route, { body }) => {
    const isLast = JSON.stringify(body).includes('"usage"');
    if (isLast) await permission.given;
    await route.fulfill(fulfill([makeHit(isLast ? 'usage' : 'install')]));
  });
  const { field, options } = await openSearch(page);
  await field.fill('install');
  await expect(options.first()).toHaveAttribute('href', '/guide/install');
  await field.fill('usage');
  await expect.poll(() => queries.length).toBe(2);
  await page.keyboard.press('Enter');
  permission.give();
  await expect(page).toHaveURL('/guide/usage');
});
