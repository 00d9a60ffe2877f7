import { en } from '../../support/strings.ts';
import { button, expectOpen, sidebarOf } from '../helpers/options.ts';
import { expect, hydrate, statusMessage, test, waitForIdle } from '../helpers/test.ts';

test.use({ baseURL: ({ optionsSite }, use) => use(optionsSite) });

test.describe('sidebar', () => {
  test('contains every kind of node, and is the one with the longest prefix', async ({ page }) => {
    await page.goto('guide/');
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByText('Basics start')).toBeVisible();
    await expect(sidebar.getByText('Fixed', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Fixed' })).toHaveCount(0);
    await expect(sidebar.getByRole('link', { name: 'Usage without a heading' })).toBeVisible();
    const dividers = sidebar.getByRole('separator');
    await expect(dividers).toHaveCount(2);
    await expect(dividers.first()).toHaveCSS('border-top-style', 'solid');
    await expect(dividers.last()).toHaveCSS('border-top-style', 'dashed');
    const outside = sidebar.getByRole('link', { name: 'Elsewhere out' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('data-context', 'outside');
    await expect(sidebar.locator('[data-context=folded]')).toContainText('Folded');
    await page.goto('guide/other/page');
    await expect(sidebar.getByRole('link')).toHaveText(['Other page']);
  });

  test('collapses groups at first, and expands those with the page', async ({ page }) => {
    await page.goto('guide/');
    const sidebar = sidebarOf(page);
    const folded = sidebar.getByRole('button', { name: 'Folded deep' });
    const nested = sidebar.getByRole('button', { name: 'Nested' });
    const one = sidebar.getByRole('link', { name: 'Deep one' });
    const two = sidebar.getByRole('link', { name: 'Deep two' });
    await expectOpen(folded, false);
    await expect(one).toBeHidden();
    await folded.focus();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name: 'Elsewhere' })).toBeFocused();
    await folded.click();
    await expect(one).toBeVisible();
    await expectOpen(nested, false);
    await expect(two).toBeHidden();
    await one.click();
    await expect(page).toHaveURL('guide/deep/one');
    await expectOpen(folded, true);

    await page.goto('guide/deep/two');
    await expectOpen(folded, true);
    await expectOpen(nested, true);
    await expect(two).toHaveAttribute('aria-current', 'page');
    await expect(two).toBeInViewport();
  });

  test('expands and collapses in the time that readers prefer', async ({ page }) => {
    await page.goto('guide/');
    const group = sidebarOf(page).getByRole('button', { name: 'Folded deep' });
    const content = group.locator('xpath=../following-sibling::*');
    for (const [reducedMotion, collapsing, expanding] of [
      ['no-preference', '0.5s, 0.5s', '0.3s'],
      ['reduce', '0s, 0s', '0s'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(content).toHaveCSS('transition-duration', collapsing);
      await group.click();
      await expect(content).toHaveCSS('transition-duration', expanding);
      await group.click();
    }
  });
});

test.describe('scroll to top', () => {
  test('is omitted if it cannot be loaded, and the page stays', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.route(/ScrollToTopButton/, (route) => route.abort());
    await page.clock.install();
    await page.goto('guide/');
    await hydrate(page);
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await failed;
    // React delays the result of a suspended component.
    await page.clock.runFor(2000);
    await waitForIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(button(page, en.scrollToTop)).toHaveCount(0);
  });

  test('appears after 100 pixels and scrolls to the top, smoothly if readers do not object', async ({
    page,
  }) => {
    await page.goto('guide/');
    await hydrate(page);
    const up = button(page, en.scrollToTop);
    await page.evaluate(() => {
      const calls: unknown[] = [];
      const native = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      Object.assign(window, {
        calls,
        scrollTo(options: ScrollToOptions) {
          calls.push(options.behavior);
          native(options);
        },
      });
    });
    const takeCalls = () =>
      page.evaluate(() => (window as never as { calls: unknown[] }).calls.splice(0));
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const [reducedMotion, behavior] of [
      ['reduce', 'instant'],
      ['no-preference', 'smooth'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await scrollTo(101);
      await expect(up).toBeVisible();
      await scrollTo(100);
      await expect(up).toHaveCount(0);
      await scrollTo(900);
      await takeCalls();
      await up.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(up).toHaveCount(0);
      expect(await takeCalls()).toEqual([behavior]);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });
});
