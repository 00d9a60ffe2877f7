import type { Page } from '@playwright/test';
import { getStrings } from 'rslib-playground/page';
import { offlineMessage } from './helpers/offline.ts';
import { test } from './helpers/plain-host.ts';
import { expectBuild, replaceText } from './helpers/playground.ts';
import { expect, hydrate, inEnglish } from './helpers/test.ts';

test.use({ serviceWorkers: 'allow' });

const strings = getStrings('en');
const sample = '/playground#hello-kit/dts';

/** Paths of the documents that the page loads. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Whether the service worker has the whole compiler. */
function isCached(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { compiler } = await (await fetch('/playground.json')).json();
    const urls: string[] = [compiler.module, ...compiler.scripts].map((path) => `/${path}`);
    const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })));
    return found.every(Boolean);
  });
}

inEnglish('the playground and its service worker', () => {
  test('a host without headers: one reload, and builds without a network from then on', async ({
    page,
    context,
    problems,
  }) => {
    const documents = recordDocuments(page);
    await page.goto('/playground');
    await page.getByRole('button', { name: /7 MB/ }).click();
    const output = page.getByRole('region', { name: strings.output });
    await expect(output).toContainText('dist/index.d.ts', { timeout: 60_000 });
    expect(documents).toEqual(['/playground', '/playground']);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.goto('/guide/start/');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await expect.poll(() => isCached(page), { timeout: 60_000 }).toBe(true);

    problems.allow(offlineMessage);
    await context.setOffline(true);
    await page.goto('/playground');
    await expectBuild(page);
    await page.getByRole('textbox', { name: 'src/index.ts' }).focus();
    await replaceText(page, 'export const answer = 42;\n');
    await expect(output).toContainText('answer = 42');
  });

  test.describe('where the service worker adds no headers', () => {
    test.use({ workerScript: 'self.skipWaiting()' });

    test('one reload, and the recorded build stays', async ({ page }) => {
      const documents = recordDocuments(page);
      await page.goto(sample);
      await expect(page.getByText(/This browser cannot build here/)).toBeVisible();
      expect(documents).toEqual(['/playground', '/playground']);
      await page.reload();
      await hydrate(page);
      await expect(page.getByText(/This browser cannot build here/)).toBeVisible();
      expect(documents).toHaveLength(3);
    });
  });
});
