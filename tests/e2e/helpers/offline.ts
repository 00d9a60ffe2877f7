import type { Page } from '@playwright/test';
import { type PublishedSite, publishSite } from './published-site.ts';
import { test as base, expect, hydrate } from './test.ts';

/** Chromium logs failed requests; the router logs pages that it leaves to the browser. */
export const offlineMessage = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded in place/;

/** A separate copy of the fixture below the base of `at`, built and served. */
export function publishBelowBase(name: string): Promise<PublishedSite> {
  return publishSite(name, '/some/base/', {
    'site.config.ts': (text) => text.replace("lang: 'en',", "lang: 'en',\n  base: '/some/base/',"),
  });
}

export const test = base.extend<{ published: PublishedSite }>({
  published: async ({ keep }, use, { parallelIndex }) =>
    use(await keep('offline', () => publishBelowBase(`offline-${parallelIndex}`))),
  baseURL: async ({ published }, use) => use(published.origin),
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
});

export const at = (route: string): string => `/some/base${route}`;

export type Manifest = Record<string, string[]>;

function isCached(page: Page, urls: string[]): Promise<boolean> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(all.map((url) => caches.match(url, { ignoreVary: true })));
    return found.every(Boolean);
  }, urls);
}

/** Interacts once, and waits until the page and shared files are cached. */
export async function visit(page: Page, route: string, lang: string): Promise<void> {
  await page.goto(at(route));
  await hydrate(page);
  const manifest = (await page.evaluate(
    async (url) => (await fetch(url)).json(),
    at('/offline.json'),
  )) as Manifest;
  const shared = manifest[lang] ?? [];
  expect(shared.length).toBeGreaterThan(6);
  await expect
    .poll(async () => {
      // Shared files are cached a little later.
      await page.clock.fastForward(5000);
      return isCached(page, [...shared, keyOf(route)]);
    })
    .toBe(true);
}

function keyOf(route: string): string {
  return at(route).replace(/\/$/, '');
}

/** Looks for a new worker, as browsers do about a second after a visit, and waits until it is active. */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const isUpdating = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return Boolean(installing ?? waiting);
    });
  await expect.poll(isUpdating).toBe(false);
}

export function listRegistrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export function titlesIn(lang: string): { index: string; leaf: string } {
  return lang === 'zh'
    ? { index: '介绍', leaf: '安装' }
    : { index: 'Introduction', leaf: 'Install' };
}
