import type { Route } from '@playwright/test';
import { en } from '../../support/strings.ts';
import {
  fail,
  fulfill,
  makeHit,
  mockHosts,
  openSearch,
  readHost,
  test,
  writeHost,
} from '../helpers/hosted-search.ts';
import { expect, statusMessage } from '../helpers/test.ts';

test.describe.configure({ mode: 'default' });

test('a host that is silent, busy or down is skipped, also later', async ({
  page,
  queries,
  problems,
}) => {
  problems.allow(statusMessage);
  await mockHosts(page, queries, async (route, { host }) => {
    if (host === readHost) return;
    if (host === writeHost) return route.fulfill(fail(503, 'busy'));
    const { size } = new Set(queries.map((query) => query.host));
    if (size === 3) return route.abort('connectionrefused');
    await route.fulfill(fulfill([makeHit('install')]));
  });
  const { dialog, field, options } = await openSearch(page);
  await field.fill('dts');
  await expect(dialog.getByRole('progressbar', { name: en.search.searching })).toBeVisible();
  await expect(options).toHaveCount(1);
  const hosts = queries.map(({ host }) => host);
  expect(hosts.slice(0, 2)).toEqual([readHost, writeHost]);
  expect(hosts).toHaveLength(4);
  expect(new Set(hosts).size).toBe(4);
  for (const host of hosts.slice(2)) expect(host).toMatch(/^testapp-[123]\.algolianet\.com$/);
  await field.fill('dts.');
  await expect.poll(() => queries.length).toBe(5);
  expect(queries.at(-1)?.host).toBe(hosts[3]);
});

test('a rejected query, an invalid response and no host are errors', async ({
  page,
  queries,
  problems,
}) => {
  problems.allow(statusMessage);
  let respond: (route: Route) => Promise<void> = (route) => route.fulfill(fulfill([makeHit('a')]));
  await mockHosts(page, queries, (route) => respond(route));
  const { dialog, field, options } = await openSearch(page);
  const cases: [what: string, hosts: number, respond: typeof respond][] = [
    ['refused', 1, (route) => route.fulfill(fail(403, '{"message":"Invalid key"}'))],
    ['a page instead of JSON', 1, (route) => route.fulfill(fail(200, '<html>'))],
    ['another shape', 1, (route) => route.fulfill(fail(200, '{"results":[{}]}'))],
    ['no host', 5, (route) => route.abort('connectionrefused')],
  ];
  for (const [what, hosts, respondWith] of cases) {
    respond = (route) => route.fulfill(fulfill([makeHit('a')]));
    await field.fill('works');
    await expect(options, what).toHaveCount(1);
    queries.length = 0;
    respond = respondWith;
    await field.fill(what);
    await expect(dialog.getByText(en.search.errorTitle), what).toBeVisible();
    await expect(dialog.getByText(en.search.errorHelp), what).toBeVisible();
    await expect(options, what).toHaveCount(0);
    expect(queries, what).toHaveLength(hosts);
  }
});
