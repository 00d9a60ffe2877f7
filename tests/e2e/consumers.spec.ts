import { expect, inEachLanguage, test } from './helpers/test.ts';

inEachLanguage('packages in the tools of their users', ({ path, strings }) => {
  const { consumers } = strings;

  test.describe('without scripts, on a phone', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test('a tool opens what was seen, and two choices leave what concerns the reader', async ({
      page,
    }) => {
      await page.goto(path('/guide/advanced/consumers'));
      const main = page.getByRole('main');
      const message = page.getByText('Module parse failed: Unexpected token').first();
      await expect(message).toBeHidden();
      const tool = main.locator('summary', { hasText: /^webpack$/ }).first();
      await tool.click();
      await expect(message).toBeVisible();

      const tables = main.getByRole('table');
      const all = await tables.count();
      expect(all).toBeGreaterThan(20);
      await page.getByLabel(consumers.has).selectOption({ label: consumers.subjects.assets });
      const ofSubject = await tables.count();
      expect(ofSubject).toBeLessThan(all);
      await page.getByLabel(consumers.users).selectOption({ label: 'webpack' });
      await expect(tables).toHaveCount(ofSubject);
      const rows = tables.first().getByRole('row');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(consumers.outcomes.setting);
      await expect(rows.getByRole('listitem')).toHaveText(/^webpack/);
    });
  });
});
