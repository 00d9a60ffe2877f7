import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { close, createPreviewServer, listen } from 'docs-engine/server';
import { createSite } from '../fixtures/site.ts';
import { test as base, expect, hydrate, statusMessage, waitForIdle } from './helpers/test.ts';

type Served = { pages: string; pictures: string; close: () => Promise<unknown> };

function createServer(outDir: string) {
  return createPreviewServer({ outDir, base: '/docs/', langs: ['en', 'zh'], defaultLang: 'en' });
}

/** A site, and a second server as its asset host. */
async function serveTwice(): Promise<Served> {
  const site = await createSite('asset-origin-served', 'theme-options');
  const servers = [1, 2].map(() => createServer(join(site.folder, 'dist')));
  const ports = await Promise.all(servers.map((server) => listen(server, 0, '127.0.0.1')));
  const [pages = '', pictures = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  await site.change({
    'site.config.ts': (text) =>
      text.replace("base: '/docs/',", `base: '/docs/',\n  assetOrigin: '${pictures}',`),
  });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  return { pages, pictures, close: () => Promise.all(servers.map(close)) };
}

const test = base.extend<{ served: Served }>({
  served: async ({ keep }, use) => use(await keep('asset-origin', serveTwice)),
  baseURL: async ({ served }, use) => use(served.pages),
});

// One worker: each would build the site.
test.describe.configure({ mode: 'default' });

test.use({ serviceWorkers: 'allow' });

/** URL of each image, and whether it loaded. */
function listPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const seen = [...document.images].map(({ src, naturalWidth }) => `${src} ${naturalWidth > 0}`);
    return [...new Set(seen)].sort();
  });
}

test('images load from the asset host, within the policy', async ({ page, served, problems }) => {
  problems.allow(new RegExp(`^foreign: ${served.pictures}$`));
  await page.goto('/docs/guide/');
  const shown = ['picture', 'plain'].map((name) => `${served.pictures}/docs/${name}.svg true`);
  expect(await listPictures(page)).toEqual(shown);
  await hydrate(page);
  expect(await listPictures(page)).toEqual(shown);
  await page.getByRole('main').getByRole('img').first().click();
  const large = `body > img[src="${served.pictures}/docs/picture.large.svg"]`;
  await expect(page.locator(large)).toBeVisible();
});

test('a page is complete if the asset host is down or redirects', async ({
  page,
  served,
  problems,
}) => {
  problems.allow(new RegExp(`^foreign: (?:${served.pictures}|https://elsewhere\\.test)$`));
  problems.allow(statusMessage);
  problems.allow(/^console: .*violates.*"img-src 'self' data:/);
  const answers = [
    { status: 302, headers: { location: 'https://elsewhere.test/picture.svg' } },
    undefined,
  ];
  for (const answer of answers) {
    await page.unrouteAll();
    await page.route(`${served.pictures}/**`, (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await page.goto('/docs/guide/');
    await hydrate(page);
    expect(await listPictures(page)).toEqual([
      expect.stringMatching(/picture\.svg false$/),
      expect.stringMatching(/plain\.svg false$/),
    ]);
    await page.getByRole('link', { name: /^After/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Guide');
    // The service worker is active and ignores images of other hosts.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await waitForIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Guide');
  }
});
