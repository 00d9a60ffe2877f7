import type { Page } from '@playwright/test';
import { at, test, visit } from './helpers/offline.ts';
import { renameBuild } from './helpers/rename-build.ts';
import { english, locators } from './helpers/search.ts';
import { expect, hydrate, isTagged, statusMessage, tagDocument } from './helpers/test.ts';

test.describe.configure({ mode: 'default' });

async function openSearch(page: Page): Promise<ReturnType<typeof locators>> {
  const found = locators(page, english);
  await found.opener.click();
  await expect(found.field).toBeFocused();
  return found;
}

test.beforeEach(({ problems }) => problems.allow(statusMessage));

test.afterEach(({ published }) => published.publish());

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an open page searches its own index after a deployment', async ({ page, published }) => {
    await visit(page, '/guide/install', 'en');
    await tagDocument(page);
    await published.publish(renameBuild);
    const { field, options } = await openSearch(page);
    await field.fill('command');
    await expect(options.first()).toBeVisible();
    expect(await isTagged(page)).toBe(true);
  });
});

test('without a service worker, the second opening has the new index and the query', async ({
  page,
  published,
}) => {
  await page.goto(at('/guide/install'));
  await hydrate(page);
  await (await openSearch(page)).field.fill('command');
  await expect(locators(page, english).options.first()).toBeVisible();
  // The code of the search comes from the cache of the browser from now on.
  await page.goto(at('/guide/usage'));
  await hydrate(page);
  await published.publish(renameBuild);
  await tagDocument(page);
  const first = await openSearch(page);
  await first.field.fill('command');
  await expect(first.dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !('marked' in window));
  await hydrate(page);
  const second = await openSearch(page);
  await expect(second.field).toHaveValue('command');
  await expect(second.options.first()).toBeVisible();
});
