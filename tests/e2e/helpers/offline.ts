import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PublishedSite, publishSite } from './published-site.ts';
import { test as base, expect, hydrate } from './test.ts';

/** Chromium logs failed requests; the router logs pages that it leaves to the browser. */
export const offlineMessage = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded in place/;

export const test = base.extend<object, { published: PublishedSite }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use, { parallelIndex }) => {
      const published = await publishSite(`offline-${parallelIndex}`, '/some/base/', {
        'site.config.ts': (text) =>
          text.replace("lang: 'en',", "lang: 'en',\n  base: '/some/base/',"),
      });
      await use(published);
      await published.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ published }, use) => use(published.origin),
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
});

export const at = (route: string): string => `/some/base${route}`;

export type Manifest = Record<string, string[]>;

export function isCached(page: Page, urls: string[]): Promise<boolean> {
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

/** Changes the build of every document. */
export async function renameBuild(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).map((file) => join(dist, file));
  for (const file of files) {
    if (/\.html\.(?:br|gz)$/.test(file)) await rm(file);
    if (!file.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/data-build="[^"]*"/, 'data-build="other"'));
  }
}

export function keyOf(route: string): string {
  return at(route).replace(/\/$/, '');
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
