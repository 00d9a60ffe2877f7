import type { Page } from '@playwright/test';
import { at, test, updateWorker } from './helpers/offline.ts';
import { expect, hydrate, languages, statusMessage, tagDocument } from './helpers/test.ts';

const [{ strings }] = languages;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: strings.search.title });

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: strings.search.button }).click();
  await page.getByRole('combobox').fill('command');
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with service workers set to ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('the search works after a rollback without a reload by the reader', async ({
      page,
      published,
      problems,
    }) => {
      problems.allow(statusMessage);
      problems.allow(/MIME type|integrity/);
      // Netlify and Cloudflare Pages send `immutable` with a missing file, too.
      published.intercept(({ url = '' }, response) => {
        if (!/\/assets\/(?:panel|local)\./.test(url)) return false;
        const headers = {
          'content-type': 'text/html',
          'cache-control': 'max-age=31536000, immutable',
        };
        response.writeHead(404, headers).end('<h1>404</h1>');
        return true;
      });
      await page.goto(at('/guide/install'));
      await hydrate(page);
      await openSearch(page);
      await expect(dialogOf(page).getByRole('alert')).toBeVisible();
      // A service worker requests the scripts again, past the cache of the browser.
      if (serviceWorkers === 'allow') await updateWorker(page);
      published.intercept();
      await page.goto(at('/guide/usage'));
      await hydrate(page);
      await openSearch(page);
      if (serviceWorkers === 'block') {
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
        await tagDocument(page);
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !('marked' in window));
        await hydrate(page);
        await openSearch(page);
      }
      await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    });
  });
}
