import { type PublishedSite, publishSite } from './helpers/published-site.ts';
import { test as base, expect, isTagged, tagDocument } from './helpers/test.ts';

const test = base.extend<{ published: PublishedSite }>({
  published: async ({ keep }, use) =>
    use(await keep('other-site-read', () => publishSite('other-site-read', '/', {}, 'other-site'))),
  baseURL: async ({ published }, use) => use(published.origin),
});

// One worker: each would build the site in the same folder.
test.describe.configure({ mode: 'default' });

test.use({ locale: 'de-DE' });

test('a site of another subject is read in German: component, layout, navigation', async ({
  page,
}) => {
  await page.goto('/de/bread/starter');
  await expect(page.getByText('Dauert 10 Minuten')).toBeVisible();
  await tagDocument(page);
  await page.getByRole('link', { name: 'Roggenlaib' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roggenlaib' })).toBeVisible();
  await expect(page.getByText('Eine Karte zum Ausdrucken')).toBeVisible();
  await page.getByRole('button', { name: 'Noch ein Laib' }).click();
  await expect(page.getByText('1000 g Mehl, 800 g Wasser')).toBeVisible();
  expect(await isTagged(page)).toBe(true);
});

test('it is searched in its three languages', async ({ page }) => {
  for (const [path, button, query, result] of [
    ['/de/', 'Suchen…', 'füttern', 'Füttern'],
    ['/zh/', '搜索…', '喂养', '喂养'],
    ['/', 'Search…', 'feed', 'Feed it'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option', { name: result }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
