import type { Page } from '@playwright/test';
import { at, heading, offlineMessage, test, titlesIn, visit } from './helpers/offline.ts';
import type { Handler } from './helpers/published-site.ts';
import { expect, languages, statusMessage } from './helpers/test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

const [{ lang, strings }] = languages;
const titles = titlesIn(lang);
const login = '<!doctype html>\n<html lang="en"><body><h1>Login</h1></body></html>';

/** Responds to all requests, or those of one route, with a document. */
function respondWith(status: number, html: string, route?: string): Handler {
  return ({ url }, response) => {
    if (route && url !== at(route)) return false;
    response
      .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-cache' })
      .end(html);
    return true;
  };
}

/** Fetches a file as text, like a script. */
function readText(page: Page, route: string): Promise<string> {
  return page.evaluate(async (url) => (await fetch(url)).text(), at(route));
}

test.beforeEach(({ problems }) => {
  problems.allow(offlineMessage);
  problems.allow(statusMessage);
});

test.afterEach(({ published }) => published.intercept());

test('a login page of the network replaces no cached page', async ({
  page,
  context,
  published,
}) => {
  await visit(page, '/guide/install', lang);
  published.intercept(respondWith(200, login));
  for (const route of ['/guide/install', '/guide/usage']) {
    await page.goto(at(route));
    await expect(heading(page)).toHaveText('Login');
  }
  expect(await readText(page, '/offline.html')).toBe(login);
  await context.setOffline(true);
  await page.goto(at('/guide/install'));
  await expect(heading(page)).toHaveText(titles.leaf);
  await page.goto(at('/guide/usage'));
  await expect(heading(page)).toHaveText(strings.offlineTitle);
});

test('an incomplete response does not replace the cached page', async ({
  page,
  context,
  published,
}) => {
  await visit(page, '/guide/install', lang);
  const html = await published.site.read('dist/guide/install.html');
  const half = html.slice(0, html.indexOf('</h1>'));
  published.intercept(respondWith(200, half, '/guide/install'));
  await page.goto(at('/guide/install'));
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(titles.leaf);
  await expect(page.getByRole('tab', { name: 'pnpm' })).toBeVisible();
});

test('a redirected page is not cached under the old URL', async ({ page, context, published }) => {
  await visit(page, '/guide/', lang);
  published.intercept(({ url }, response) => {
    if (url !== at('/guide/install')) return false;
    response.writeHead(302, { location: at('/guide/usage') }).end();
    return true;
  });
  await page.getByRole('link', { name: strings.nextPage }).click();
  await expect(page).toHaveURL(at('/guide/usage'));
  await context.setOffline(true);
  await page.goto(at('/guide/install'));
  await expect(heading(page)).toHaveText(strings.offlineTitle);
});

test('cached pages open while the host responds with 500 or 503', async ({ page, published }) => {
  await visit(page, '/guide/install', lang);
  for (const status of [500, 503]) {
    await test.step(String(status), async () => {
      published.intercept(respondWith(status, '<h1>The host has failed</h1>'));
      await page.goto(at('/guide/install'));
      await expect(heading(page)).toHaveText(titles.leaf);
      expect(await readText(page, '/offline.html')).toContain(strings.offlineTitle);
      await page.goto(at('/guide/usage'));
      await expect(heading(page)).toHaveText('The host has failed');
    });
  }
});

test('a page with status 404 or 410 leaves the cache', async ({ page, context, published }) => {
  await visit(page, '/guide/', lang);
  for (const status of [404, 410]) {
    await test.step(String(status), async () => {
      await visit(page, '/guide/install', lang);
      published.intercept(respondWith(status, '<h1>Gone</h1>', '/guide/install'));
      // On a busy machine, the worker shows the cached page after three seconds, or caches the page of the visit late.
      await expect(async () => {
        await context.setOffline(false);
        await page.goto(at('/guide/install'));
        expect(await heading(page).textContent()).toBe('Gone');
        await context.setOffline(true);
        await page.goto(at('/guide/install'));
        expect(await heading(page).textContent()).toBe(strings.offlineTitle);
      }).toPass();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([titles.index]);
      published.intercept();
      await context.setOffline(false);
    });
  }
});
