import { en } from '../support/strings.ts';
import { expect, hydrate, test } from './helpers/test.ts';

const keys = [
  'rspress-theme-appearance',
  'rspress-visited',
  'docs-slash',
  'rspress.tabs.package.manager',
  '__DOCSEARCH_RECENT_SEARCHES__local-en',
  '__DOCSEARCH_FAVORITE_SEARCHES__local-en',
];

// The fixture checks the problems of every test, uncaught errors above all.
for (const garbage of ['{"a":', '[]', 'null', '[{"hierarchy":null}]', '1e3', '\u0000\uffff']) {
  test(`${JSON.stringify(garbage)} under every key breaks nothing`, async ({ page }) => {
    await page.addInitScript(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
        sessionStorage.setItem('docs-scroll', text);
      },
      [keys, garbage] as const,
    );
    await page.goto('/guide/start/quick-start');
    await hydrate(page);
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText('npm');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: en.search.title })).toContainText(
      en.search.noRecent,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: en.nextPage }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/quick-start');
  });
}
