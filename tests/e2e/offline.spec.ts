import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PublishedSite, publishSite } from './helpers/published-site.ts';
import {
  test as base,
  expect,
  hydrate,
  inEachLanguage,
  inEnglish,
  isMarked,
  languages,
  otherLanguage,
  statusMessage,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

/** Chromium names requests without an answer; the router tells when it leaves a page to the browser. */
const offlineMessage = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded in place/;

const test = base.extend<object, { published: PublishedSite }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
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

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

const at = (route: string): string => `/some/base${route}`;

type Manifest = Record<string, string[]>;

function isKept(page: Page, addresses: string[]): Promise<boolean> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(
      all.map((address) => caches.match(address, { ignoreVary: true })),
    );
    return found.every(Boolean);
  }, addresses);
}

/** Gives a first sign, and waits until the page and what all pages need is kept. */
async function visit(page: Page, route: string, lang: string): Promise<void> {
  await page.goto(at(route));
  await hydrate(page);
  const manifest = (await page.evaluate(
    async (address) => (await fetch(address)).json(),
    at('/offline.json'),
  )) as Manifest;
  const shared = manifest[lang] ?? [];
  expect(shared.length).toBeGreaterThan(6);
  await expect
    .poll(async () => {
      // What all pages need is kept a moment later.
      await page.clock.fastForward(5000);
      return isKept(page, [...shared, keyOf(route)]);
    })
    .toBe(true);
}

/** Makes every document that of another build. */
async function renameBuild(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).map((file) => join(dist, file));
  for (const file of files) {
    if (/\.html\.(?:br|gz)$/.test(file)) await rm(file);
    if (!file.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/data-build="[^"]*"/, 'data-build="other"'));
  }
}

function keyOf(route: string): string {
  return at(route).replace(/\/$/, '');
}

function listRegistrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function titlesIn(lang: string): { index: string; leaf: string } {
  return lang === 'zh'
    ? { index: '介绍', leaf: '安装' }
    : { index: 'Introduction', leaf: 'Install' };
}

inEachLanguage('without a network', ({ lang, strings, path }) => {
  const titles = titlesIn(lang);

  test('the search answers, though it was never opened before', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: strings.search.button }).click();
    await page.getByRole('combobox').fill(lang === 'zh' ? '命令' : 'command');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(at(`${path('/guide/install')}#command`));
  });

  test('a page that was never visited gives a list of those that can be read', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await visit(page, path('/guide/'), lang);
    await context.setOffline(true);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(titles.leaf);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(strings.offlineTitle);
    await expect(page).toHaveURL(at(path('/guide/usage')));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText(strings.offlineText)).toBeVisible();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveText([titles.index, titles.leaf]);
    await hydrate(page);
    await expect(list).toHaveText([titles.index, titles.leaf]);
    await page.getByRole('main').getByRole('link', { name: titles.index }).click();
    await expect(heading(page)).toHaveText(titles.index);
    await expect(page).toHaveURL(at(path('/guide/')));
  });
});

inEnglish('without a network', (language) => {
  const { lang, strings, path } = language;
  const other = otherLanguage(language);
  const titles = titlesIn(lang);

  test('visited pages open, and move from one to the next in place', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/'), lang);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    await page.goto(at(path('/guide/')));
    await expect(heading(page)).toHaveText(titles.index);
    await tagDocument(page);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(titles.leaf);
    await expect(heading(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await expect(heading(page)).toHaveText(titles.leaf);
    await hydrate(page);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm install -D basic')).toBeVisible();
  });

  test('a visited page opens in every form of its address', async ({ page, context, problems }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    for (const form of ['/', '.html', '?a=1#command', '/index.html']) {
      await page.goto(at(path('/guide/install')) + form);
      await expect(heading(page)).toHaveText(titles.leaf);
    }
  });

  test('the page comes once the network is back', async ({ page, context, problems }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    await page.goto(at(path('/guide/usage')));
    await expect(heading(page)).toHaveText(strings.offlineTitle);
    await context.setOffline(false);
    await page.getByRole('link', { name: strings.offlineRetry }).click();
    await expect(heading(page)).not.toHaveText(strings.offlineTitle);
    await expect(page).toHaveURL(at(path('/guide/usage')));
  });

  test('the other language opens where it was visited, else it tells so in its words', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await visit(page, other.path('/guide/install'), other.lang);
    await page.goto(at(path('/guide/install')));
    await context.setOffline(true);
    await hydrate(page);
    await page.getByRole('button', { name: strings.language, exact: true }).click();
    await page.getByRole('link', { name: other.label, exact: true }).click();
    await expect(page).toHaveURL(at(other.path('/guide/install')));
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    await page.goto(at(other.path('/guide/usage')));
    await expect(heading(page)).toHaveText(other.strings.offlineTitle);
  });
});

test('nothing is kept before the first sign of a reader', async ({ page }) => {
  await page.goto(at('/guide/install'));
  await waitForIdle(page);
  expect(await listRegistrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('missing pages are not kept', async ({ page, context, problems }) => {
  problems.allow(statusMessage);
  problems.allow(offlineMessage);
  await visit(page, '/guide/install', 'en');
  expect((await page.goto(at('/nothing')))?.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    languages[0].strings.offlineTitle,
  );
});

test('what an earlier version kept is removed, what belongs to others stays', async ({ page }) => {
  await page.goto(at('/guide/install'));
  const others = ['docs:/:pages-1', 'somebody'];
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [...others, 'docs:/some/base/:pages-0'],
  );
  await visit(page, '/guide/install', 'en');
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names).not.toContain('docs:/some/base/:pages-0');
});

test('the script of the worker is small', async ({ published }) => {
  const { size } = await stat(join(published.site.folder, 'dist/sw.js.br'));
  expect(size).toBeLessThanOrEqual(10 * 1024);
});

test.describe('a new deployment', () => {
  const usage = 'content/en/guide/usage.mdx';

  test('shows its pages at the next visit, and keeps them', async ({
    page,
    context,
    published,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await published.site.change({ [usage]: '# Usage\n\nThe first text.\n' });
    await published.publish();
    await visit(page, '/guide/usage', 'en');
    await expect(page.getByText('The first text.')).toBeVisible();
    await published.site.change({ [usage]: '# Usage\n\nThe second text.\n' });
    await published.publish();
    await page.reload();
    await expect(page.getByText('The second text.')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('The second text.')).toBeVisible();
  });

  test('of another build reaches a reader in the middle of a visit', async ({
    page,
    published,
    problems,
  }) => {
    problems.allow(/could not be loaded in place/);
    await visit(page, '/guide/usage', 'en');
    await visit(page, '/guide/install', 'en');
    await published.site.change({ [usage]: '# Usage\n\nText of another build.\n' });
    await published.publish(renameBuild);
    await tagDocument(page);
    await page.getByRole('link', { name: languages[0].strings.nextPage }).click();
    await expect(page.getByText('Text of another build.')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
});

test('a line that hangs shows what is kept', async ({ page, published }) => {
  await visit(page, '/guide/install', 'en');
  published.hang();
  await page.goto(at('/guide/install'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await published.publish();
});

test('a site that keeps nothing any more removes what readers have', async ({
  page,
  published,
}) => {
  await visit(page, '/guide/install', 'en');
  await published.site.change({
    'site.config.ts': (text) => text.replace("lang: 'en',", "lang: 'en',\n  offline: false,"),
  });
  await published.publish();
  await page.reload();
  await expect.poll(() => listRegistrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await hydrate(page);
  await waitForIdle(page);
  expect(await listRegistrations(page)).toBe(0);
  await published.site.change({
    'site.config.ts': (text) => text.replace('\n  offline: false,', ''),
  });
  await published.publish();
});
