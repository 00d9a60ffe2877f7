import { en } from '../../support/strings.ts';
import { button, sidebarOf } from '../helpers/options.ts';
import { expect, hydrate, test } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

for (const [use, count] of [
  [moving, 1],
  [still, 0],
] as const) {
  test.describe(`with motion ${use.contextOptions.reducedMotion}`, () => {
    test.use(use);

    test(`appearance and pages ${count ? 'fade' : 'change at once'}`, async ({ page }) => {
      await page.addInitScript(() => {
        const native = Document.prototype.startViewTransition;
        Object.assign(window, { fades: 0 });
        Document.prototype.startViewTransition = function startViewTransition(...args) {
          (window as never as { fades: number }).fades++;
          return native.apply(this, args);
        };
      });
      const countFades = () => page.evaluate(() => (window as never as { fades: number }).fades);
      await page.goto('guide/');
      await button(page, en.toDarkTheme).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await countFades()).toBe(count);
      await sidebarOf(page).getByRole('link', { name: 'Usage' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await countFades()).toBe(2 * count);
    });

    test('rapid key presses all count', async ({ page }) => {
      await page.goto('guide/');
      await hydrate(page);
      // Not by mouse: Chromium dispatches no clicks to elements while the page fades.
      await button(page, en.toDarkTheme).evaluate((toggle: HTMLElement) => {
        for (let press = 0; press < 3; press++) toggle.click();
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const stored = await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));
      expect(stored).toBe('dark');
    });
  });
}
