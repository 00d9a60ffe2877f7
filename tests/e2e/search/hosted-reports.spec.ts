import { en } from '../../support/strings.ts';
import {
  fail,
  fulfill,
  makeHit,
  mockHosts,
  openSearch,
  payload,
  test,
} from '../helpers/hosted-search.ts';
import { expect } from '../helpers/test.ts';

test.describe.configure({ mode: 'default' });

test.describe('with reports of usage', () => {
  test.use({ insights: true });

  test('views are sent after 400 ms in batches of 20, clicks at once', async ({
    page,
    queries,
  }) => {
    const reports: unknown[] = [];
    await page.route('https://insights.algolia.io/**', (route) => {
      reports.push(...(route.request().postDataJSON() as { events: unknown[] }).events);
      return route.fulfill(fail(200, '{}'));
    });
    const hits = Array.from({ length: 25 }, (_, index) =>
      makeHit(`hit-${index}`, 'Guide', { url: '/guide/install' }),
    );
    await mockHosts(page, queries, (route) => route.fulfill(fulfill(hits)));
    await page.clock.install();
    const { field, options } = await openSearch(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('d');
    await expect(options.first()).toBeVisible();
    await page.clock.runFor(399);
    await field.fill('dt');
    await expect.poll(() => queries.length).toBe(2);
    expect(queries[1]?.body).toEqual(payload('dt', 10, 'en', true));
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

  test('nothing is stored if personalization is off', async ({ page, queries }) => {
    const known = '__DOCSEARCH_RECENT_SEARCHES__docs';
    await page.addInitScript((key) => {
      const hierarchy = { lvl0: 'Guide', lvl1: 'Before' };
      const hit = { objectID: 'b', url: '/guide/b', type: 'lvl1', content: null, hierarchy };
      localStorage.setItem(key, JSON.stringify([hit]));
    }, known);
    await page.route('https://insights.algolia.io/**', (route) => route.fulfill(fail(200, '{}')));
    const hit = makeHit('chosen', 'Guide', { url: '/guide/install' });
    await mockHosts(page, queries, (route) => route.fulfill(fulfill([hit])));
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
