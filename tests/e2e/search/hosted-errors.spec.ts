import type { Route } from '@playwright/test';
import { en } from '#theme/ui-strings/en.ts';
import {
  answer,
  fail,
  fulfill,
  makeHit,
  openSearch,
  readHost,
  test,
  writeHost,
} from '../helpers/hosted-search.ts';
import { expect, statusMessage } from '../helpers/test.ts';

test.describe.configure({ mode: 'default' });

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
