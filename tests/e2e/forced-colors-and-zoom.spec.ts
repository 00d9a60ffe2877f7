import type { Locator, Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { expect, hydrate, test } from './helpers/test.ts';

const target = '/guide/start/quick-start';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('dialog', { name: en.search.title });
const openSearch = (page: Page) => page.getByRole('button', { name: en.search.button }).click();

test.describe('forced colors', () => {
  type Look = { color: string; background: string; outline: string };

  function lookOf(locator: Locator): Promise<Look> {
    return locator.evaluate((element) => {
      const { color, backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element);
      return { color, background: backgroundColor, outline: `${outlineStyle} ${outlineColor}` };
    });
  }

  /** The selected item differs by more than a site color, and its text from its background. */
  async function expectDistinct(active: Locator, other: Locator): Promise<void> {
    const [own, usual] = [await lookOf(active), await lookOf(other)];
    expect(own.background).not.toBe(usual.background);
    expect(own.color).not.toBe(own.background);
  }

  test('keep focus, active items and all text visible', async ({ page }) => {
    async function inBothSchemes(check: () => Promise<void>): Promise<void> {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await test.step(colorScheme, check);
      }
    }
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto(target);
    await hydrate(page);
    const sidebar = page.getByRole('navigation', { name: en.sidebar });
    const outline = page.getByRole('navigation', { name: en.outline });
    const nav = page.getByRole('navigation', { name: en.mainNavigation });
    const tabs = page.getByRole('tablist').first();
    await outline.getByRole('link').first().press('Enter');
    await inBothSchemes(async () => {
      for (const place of [sidebar, outline, nav]) {
        const active = place.locator('[aria-current]').first();
        await expect(active).toBeVisible();
        await expectDistinct(active, place.locator('a:not([aria-current])').last());
      }
      await expectDistinct(
        tabs.getByRole('tab', { selected: true }),
        tabs.getByRole('tab', { selected: false }).first(),
      );
    });

    await page.setViewportSize({ width: 320, height: 700 });
    const wrap = page.getByRole('button', { name: en.wrapLines }).first();
    await wrap.focus();
    await inBothSchemes(async () => {
      const before = await lookOf(wrap);
      expect(before.outline).toMatch(/^solid /);
      await page.keyboard.press('Enter');
      expect((await lookOf(wrap)).background).not.toBe(before.background);
    });

    await page.setViewportSize({ width: 1440, height: 900 });
    await openSearch(page);
    await page.keyboard.type('dts');
    const options = search(page).getByRole('option');
    await inBothSchemes(async () => {
      await expectDistinct(
        options.and(page.locator('[aria-selected=true]')),
        options.and(page.locator('[aria-selected=false]')).first(),
      );
      const lost = await search(page)
        .locator('mark')
        .evaluateAll(
          (marks) =>
            marks.filter((mark) => {
              const { color, backgroundColor } = getComputedStyle(mark);
              return color === backgroundColor || backgroundColor === 'rgba(0, 0, 0, 0)';
            }).length,
        );
      expect(lost).toBe(0);
    });
  });
});

test.describe('zoomed to 200 %', () => {
  test.use({ viewport: { width: 320, height: 400 }, deviceScaleFactor: 2 });

  test('a small window has every control in view and working', async ({ page }) => {
    await page.goto(target);
    await hydrate(page);
    const banner = page.getByRole('banner');
    for (const control of await banner.getByRole('button').or(banner.getByRole('link')).all()) {
      if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: en.mainMenu }).click();
    const menu = page.getByRole('dialog', { name: en.mainMenu });
    for (const name of [en.toDarkTheme, '简体中文', 'Config']) {
      const own = { name, exact: true };
      const control = menu.getByRole('button', own).or(menu.getByRole('link', own));
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.sidebarMenu, exact: true }).click();
    const sidebar = page.getByRole('navigation', { name: en.sidebar });
    await expect(sidebar.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await openSearch(page);
    await page.keyboard.type('dts');
    await expect(search(page).getByRole('option').first()).toBeInViewport({ ratio: 0.9 });
    await search(page).getByRole('option').first().click();
    await expect(heading(page)).toBeInViewport();
  });
});
