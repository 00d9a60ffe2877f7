import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { at, listRegistrations, offlineMessage, test, visit } from './helpers/offline.ts';
import { renameBuild } from './helpers/rename-build.ts';
import {
  expect,
  hydrate,
  isTagged,
  languages,
  statusMessage,
  tagDocument,
  waitForIdle,
} from './helpers/test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

test('missing pages are not cached', async ({ page, context, problems }) => {
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

test('nothing is cached before the first interaction, which removes caches of earlier versions, and no others', async ({
  page,
}) => {
  await page.goto(at('/guide/install'));
  await waitForIdle(page);
  expect(await listRegistrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  const others = ['docs:/:pages-1', 'somebody'];
  // Caches of assets with this number may have broken scripts.
  const old = ['docs:/some/base/:pages-0', 'docs:/some/base/:assets-1'];
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [...others, ...old],
  );
  await visit(page, '/guide/install', 'en');
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual(expect.arrayContaining(others));
  for (const name of old) expect(names).not.toContain(name);
});

test('the script of the worker is small', async ({ published }) => {
  // A test before may have left a changed release, without compressed copies.
  await published.publish();
  const { size } = await stat(join(published.site.folder, 'dist/sw.js.br'));
  expect(size).toBeLessThanOrEqual(10 * 1024);
});

test.describe('a new deployment', () => {
  const usage = 'content/en/guide/usage.mdx';

  test('shows its pages at the next visit, and caches them', async ({
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
    expect(await isTagged(page)).toBe(false);
  });
});

test('a hanging connection shows cached pages', async ({ page, published }) => {
  await visit(page, '/guide/install', 'en');
  published.hang();
  await page.goto(at('/guide/install'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await published.publish();
});

test('a site without offline support removes the caches of readers', async ({
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
