import { en } from '../support/strings.ts';
import { expect, hydrate, test } from './helpers/test.ts';

test('a printed page has all of its content, every panel of tabs with its name, and nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/guide/start/quick-start');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  for (const name of [en.copyCode, en.wrapLines, en.sidebarMenu, en.outline]) {
    await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: en.openCode })).toHaveCount(0);
  const isCut = (pre: Element) => pre.scrollWidth > pre.clientWidth + 1;
  for (const pre of await main.locator('figure pre').all()) {
    if (await pre.isVisible()) expect(await pre.evaluate(isCut)).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  // Dark on white in every theme.
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 25, 23)');
  // A sentence that introduces code must not be on the previous sheet.
  const leads = main.locator('p:has(+ figure)');
  expect(await leads.count()).toBeGreaterThan(0);
  for (const lead of await leads.all()) await expect(lead).toHaveCSS('break-after', 'avoid');

  await hydrate(page);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(4);
  for (const panel of await panels.all()) {
    await expect(panel.locator('pre')).toBeVisible();
    const name = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(name).toBe(`"${await panel.getAttribute('aria-label')}"`);
    // Its name must not be on the previous sheet.
    await expect(panel).toHaveCSS('break-inside', 'avoid');
  }
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('a printed page', () => {
  test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

  test('has the text of folded blocks', async ({ page }) => {
    await page.goto('pages/components');
    const countSheets = async () =>
      (await page.pdf({ format: 'A6' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    // Enough for sheets of its own.
    await page.locator('details p').evaluate((text) => {
      text.textContent = 'More text. '.repeat(1000);
    });
    await expect(page.locator('details p')).toBeHidden();
    const folded = await countSheets();
    await page.locator('details').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    expect(folded).toBeGreaterThan(3);
    expect(folded).toBe(await countSheets());
  });
});
