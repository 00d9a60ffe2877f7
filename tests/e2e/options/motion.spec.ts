import { en } from '../../support/strings.ts';
import { sidebarOf } from '../helpers/options.ts';
import { expect, hydrate, test } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

const toggleTheme = new RegExp(`${en.toDarkTheme}|${en.toLightTheme}`);

test('appearance and pages fade, or change at once if readers prefer that', async ({ page }) => {
  await page.addInitScript(() => {
    const native = Document.prototype.startViewTransition;
    Object.assign(window, { fades: 0 });
    Document.prototype.startViewTransition = function startViewTransition(...args) {
      (window as never as { fades: number }).fades++;
      return native.apply(this, args);
    };
  });
  const countFades = () => page.evaluate(() => (window as never as { fades: number }).fades);
  for (const [reducedMotion, count] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('guide/');
    await page.getByRole('button', { name: toggleTheme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', count ? 'light' : 'dark');
    expect(await countFades(), reducedMotion).toBe(count);
    await sidebarOf(page).getByRole('link', { name: 'Usage' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await countFades(), reducedMotion).toBe(2 * count);
  }
});

test('rapid key presses all count, with and without motion', async ({ page }) => {
  for (const [reducedMotion, theme] of [
    ['reduce', 'dark'],
    ['no-preference', 'light'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('guide/');
    await hydrate(page);
    // Not by mouse: Chromium dispatches no clicks to elements while the page fades.
    await page.getByRole('button', { name: toggleTheme }).evaluate((toggle: HTMLElement) => {
      for (let press = 0; press < 3; press++) toggle.click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const usage = sidebarOf(page).getByRole('link', { name: 'Usage' });
    await usage.click();
    await expect(page).toHaveURL(/usage$/);
    // Go back before the next page has begun to fade in.
    await page.evaluate(() => {
      addEventListener('docs:navigate', () => history.forward(), { once: true });
      history.back();
    });
    await expect(page).toHaveURL(/usage$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const stored = await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));
    expect(stored).toBe(theme);
  }
});
