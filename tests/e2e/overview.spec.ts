import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, inEachLanguage, type Language, test } from './helpers/test.ts';

function locators(page: Page, { strings }: Language) {
  const main = page.getByRole('main');
  return {
    field: page.getByRole('searchbox', { name: strings.filter, exact: true }),
    groups: main.getByRole('heading', { level: 2 }),
    items: main.getByRole('heading', { level: 3 }),
    headings: main.getByRole('listitem').getByRole('link'),
    status: main.getByRole('status'),
  };
}

function textsOf(locator: Locator): Promise<string[]> {
  return locator.allTextContents();
}

inEachLanguage('overview', (language) => {
  const { path, strings } = language;

  test('lists groups, pages and their headings, and filters them', async ({ page }) => {
    await page.goto(path('/config/'));
    const { field, groups, items, headings, status } = locators(page, language);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', strings.filterPlaceholder);
    const [firstGroup = ''] = await textsOf(groups);
    const allItems = await textsOf(items);
    expect(allItems.length).toBeGreaterThan(15);
    const allHeadings = await textsOf(headings);
    for (const link of await headings.all())
      expect(await link.getAttribute('href')).toMatch(/\/config\/.+#./);
    const target = await items.first().getByRole('link').getAttribute('href');
    expect(target?.startsWith(path('/config/'))).toBe(true);

    // Spellings of one name. A matching item keeps all its headings.
    for (const spelling of ['autoExternal', 'auto-external', ' AUTO EXTERNAL ', 'auto external']) {
      await field.fill(spelling);
      await expect(items.filter({ hasText: 'autoExternal' }), spelling).toHaveCount(1);
      await expect.poll(() => items.count(), spelling).toBeLessThan(allItems.length);
    }
    await field.fill('autoExternal');
    const own = page.locator('main :is(h3)', { hasText: 'autoExternal' }).locator('..');
    const kept = await own.getByRole('listitem').allTextContents();

    // A matching group stays complete.
    await field.fill(firstGroup);
    await expect(groups).toHaveText([firstGroup]);
    expect((await textsOf(items)).length).toBeGreaterThan(3);

    // Otherwise only matching headings stay.
    await field.fill('dts.bundle');
    await expect(items).toHaveCount(1);
    for (const text of await textsOf(headings)) expect(text.toLowerCase()).toContain('bundle');
    expect((await textsOf(headings)).length).toBeLessThan(allHeadings.length);

    await field.fill('  zzz-nothing ');
    await expect(items).toHaveCount(0);
    await expect(status).toHaveText(`${strings.filterNoResult} zzz-nothing`);
    await field.fill('');
    await expect(items).toHaveText(allItems);
    await expect(status).toBeEmpty();
    await expect(own.getByRole('listitem')).toHaveText(kept);
  });
});

test('text typed into the filter before hydration is applied', async ({ page }) => {
  // Before the page: it was hydrated before the first key in two of some hundred runs.
  const gate = await holdScripts(page);
  await page.goto('/config/');
  await page.keyboard.type('umd');
  await gate.reached;
  gate.open();
  const items = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => items.count()).toBeLessThan(5);
  await expect(items.filter({ hasText: 'umdName' })).toHaveCount(1);
});

test('the filter also has the focus after a client-side navigation', async ({ page }) => {
  await page.goto('/guide/start/');
  await page.getByRole('banner').getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL('/config/');
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeFocused();
});
