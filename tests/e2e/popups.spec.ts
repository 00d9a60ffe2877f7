import type { Locator, Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { expect, hydrate, type Language, languages, test } from './helpers/test.ts';

const start = '/guide/start/';

function button(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name, exact: true });
}

async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x, y, right: x + width, bottom: y + height };
}

async function expectOpen(opener: Locator, isOpen: boolean): Promise<void> {
  await expect(opener).toHaveAttribute('aria-expanded', String(isOpen));
}

/** Visual labels next to an icon, found by their text. */
function tooltipOf(page: Page, name: string): Locator {
  return page.getByRole('banner').locator('[aria-hidden=true]', { hasText: name }).first();
}

for (const { lang, locale, path, strings } of languages satisfies readonly Language[]) {
  test.describe(`tool menu (${lang})`, () => {
    test.use({ locale });

    test('opens below its button on hover, with the family and its tools', async ({ page }) => {
      await page.goto(path(start));
      const opener = button(page, strings.toolMenu);
      const menu = page.getByRole('navigation', { name: strings.toolMenu });
      await expect(menu).toHaveCount(0);
      await opener.hover();
      await expectOpen(opener, true);
      await expect(menu).toBeVisible();
      const links = menu.getByRole('link');
      await expect(links).toHaveCount(8);
      await expect(links).toHaveText([
        'Rstack',
        /^Rspack/,
        /^Rsbuild/,
        /^Rspress/,
        /^Rslib/,
        /^Rsdoctor/,
        /^Rstest/,
        /^Awesome Rstack/,
      ]);
      for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
      await expect(links.nth(1)).toHaveAttribute('href', lang === 'zh' ? /\/zh\// : /rs\/$/);

      const [trigger, panel] = [await boxOf(opener), await boxOf(menu)];
      expect(panel.y).toBeGreaterThanOrEqual(trigger.bottom);
      expect(panel.x).toBeLessThan(trigger.x);
      expect(panel.right).toBeLessThanOrEqual(trigger.right);

      await page.mouse.move(400, 600);
      await expectOpen(opener, false);
      await expect(menu).toBeHidden();
    });
  });
}

test('popups have the sizes of the design, open by keyboard, return the focus on Escape, close on blur', async ({
  page,
}) => {
  await page.goto(start);
  await hydrate(page);
  for (const name of [en.language, en.toolMenu]) {
    const opener = button(page, name);
    await expect(opener).toHaveCSS('height', '32px');
    await opener.focus();
    await page.keyboard.press('Space');
    await expectOpen(opener, true);
    const popup = page.locator('[popover]:popover-open');
    await expect(popup).toHaveCSS('border-radius', '6px');
    await expect(popup).toHaveCSS('font-size', '14px');
    await page.keyboard.press('Tab');
    await expect(opener).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(opener, false);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(opener, true);
    await page.keyboard.press('Shift+Tab');
    await expectOpen(opener, false);
  }
  const opener = button(page, en.toolMenu);
  await opener.hover();
  await expectOpen(opener, true);
  await page.keyboard.press('Escape');
  await expectOpen(opener, false);
});

test('popups close if the bar has no room for them, and stay closed', async ({ page }) => {
  await page.goto(start);
  await hydrate(page);
  for (const name of [en.language, en.toolMenu]) {
    const opener = button(page, name);
    await opener.press('Enter');
    await expectOpen(opener, true);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(opener).toBeHidden();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectOpen(opener, false);
  }
});

/** A hydrated page with a paused clock, the button of the tool menu and its last link. */
async function stopClock(page: Page): Promise<{ opener: Locator; link: Locator }> {
  await page.clock.install();
  await page.goto(start);
  await hydrate(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return {
    opener: button(page, en.toolMenu),
    link: page.getByRole('navigation', { name: en.toolMenu }).getByRole('link').last(),
  };
}

test('a popup stays while the pointer crosses over, and closes 150 ms after it leaves, unless it has the focus', async ({
  page,
}) => {
  const { opener, link } = await stopClock(page);
  await opener.hover();
  await expectOpen(opener, true);
  await page.mouse.move(400, 600);
  await page.clock.runFor(140);
  await link.hover();
  await page.clock.runFor(1000);
  await expectOpen(opener, true);
  await page.mouse.move(400, 600);
  await page.clock.runFor(140);
  await expectOpen(opener, true);
  await page.clock.runFor(20);
  await expectOpen(opener, false);

  await opener.press('Enter');
  // The list of tools loads when the menu opens.
  await expect(
    page.getByRole('navigation', { name: en.toolMenu }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await link.focus();
  await link.hover();
  await page.mouse.move(400, 600);
  await page.clock.runFor(1000);
  await expectOpen(opener, true);
  await expect(link).toBeFocused();
});

test('one popup at a time, above everything else; one taller than the window scrolls', async ({
  page,
}) => {
  await page.goto(start);
  await hydrate(page);
  const [language, tools] = [button(page, en.language), button(page, en.toolMenu)];
  await language.click();
  await expectOpen(language, true);
  await tools.click();
  await expectOpen(tools, true);
  await expectOpen(language, false);
  const menu = page.getByRole('navigation', { name: en.toolMenu });
  await expect(menu.getByRole('listitem')).not.toHaveCount(0);
  const link = menu.getByRole('link').last();
  const { x, y } = await boxOf(link);
  expect(
    await link.evaluate(
      (element, [left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)),
      [x + 20, y + 10],
    ),
  ).toBe(true);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 911, height: 400 });
  await tools.press('Enter');
  await expectOpen(tools, true);
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 1 });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 800 } });

  test('popups open and close with a tap, also outside; buttons are large enough for a finger', async ({
    page,
  }) => {
    await page.goto(start);
    for (const name of [en.language, en.toolMenu]) {
      const opener = button(page, name);
      await expect(opener).toHaveCSS('height', '44px');
      await opener.tap();
      await expectOpen(opener, true);
      await opener.tap();
      await expectOpen(opener, false);
      await opener.tap();
      await expectOpen(opener, true);
      await page.touchscreen.tap(500, 700);
      await expectOpen(opener, false);
    }
    await expect(button(page, en.toDarkTheme)).toHaveCSS('height', '44px');
  });
});

test('tooltips label hovered or focused icons, until Escape', async ({ page }) => {
  await page.goto(start);
  await hydrate(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'GitHub' });
  const tooltip = tooltipOf(page, 'GitHub');
  await expect(tooltip).toBeHidden();
  await link.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveCSS('z-index', '1070');
  await expect(tooltip).toHaveCSS('max-width', '250px');
  await expect(tooltip).toHaveCSS('border-radius', '6px');
  await expect(tooltip).toHaveCSS('font-size', '14px');
  expect((await boxOf(tooltip)).y).toBeGreaterThanOrEqual((await boxOf(link)).bottom);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(400, 600);
  await link.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(400, 600);
  await expect(tooltip).toBeHidden();

  await button(page, en.toDarkTheme).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(link).toBeFocused();
});
