import type { Locator, Page } from '@playwright/test';
import { expectClosed, height, holdsFocus, menuParts, openPanel } from './helpers/menus.ts';
import { expect, hydrate, inEnglish, isScrollLocked, test } from './helpers/test.ts';

inEnglish('panels', (language) => {
  const { path } = language;
  const start = path('/guide/start/quick-start');

  for (const [name, width] of [
    ['drawer', 900],
    ['mobile menu', 390],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport: { width, height }, hasTouch: true });

      function choose(page: Page): { opener: Locator; panel: Locator } {
        const { menu, drawer, hamburger, mobileMenu } = menuParts(page, language);
        return name === 'drawer'
          ? { opener: menu, panel: drawer }
          : { opener: hamburger, panel: mobileMenu };
      }

      test('traps the focus and returns it, and locks the scrolling of the page', async ({
        page,
      }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await expect.poll(() => holdsFocus(panel)).toBe(true);
        expect(await isScrollLocked(page)).toBe(true);
        await expect(page.locator('main:is([inert], [inert] *)')).toHaveCount(1);
        await expect(opener.and(page.locator('[inert] *'))).toHaveCount(0);
        const stops = await panel.locator('a:visible, button:visible').count();
        expect(stops).toBeGreaterThan(3);
        for (let turn = 0; turn <= stops; turn++) {
          await page.keyboard.press('Tab');
          expect(await holdsFocus(panel), `Tab ${turn}`).toBe(true);
        }
        for (let turn = 0; turn <= stops; turn++) {
          await page.keyboard.press('Shift+Tab');
          expect(await holdsFocus(panel), `Shift+Tab ${turn}`).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expectClosed(opener, panel);
        await expect(opener).toBeFocused();
        await expect(page.locator('[inert]')).toHaveCount(0);
      });

      test('closes on a click outside, on its button, and in a wide window', async ({ page }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        if (name === 'drawer') {
          // A click outside must not reach the page.
          const copy = page.getByRole('button', { name: language.strings.copyCode }).first();
          const { x, y } = (await copy.boundingBox()) ?? { x: 0, y: 0 };
          for (const device of [page.mouse, page.touchscreen]) {
            await openPanel(opener, panel);
            if ('tap' in device) await device.tap(x + 5, y + 5);
            else await device.click(x + 5, y + 5);
            await expectClosed(opener, panel);
            await expect(opener).toBeFocused();
            await expect(copy).not.toHaveAttribute('data-copied');
          }
          await openPanel(opener, panel);
          await panel.getByRole('button', { name: language.strings.search.close }).click();
          await expectClosed(opener, panel);
          await expect(opener).toBeFocused();
        } else {
          await openPanel(opener, panel);
          await page.getByRole('banner').click({ position: { x: width / 2, y: 5 } });
          await expectClosed(opener, panel);
          await expect(opener).toBeFocused();
          await openPanel(opener, panel);
          await opener.click();
          await expectClosed(opener, panel);
        }
        await openPanel(opener, panel);
        await page.setViewportSize({ width: 1100, height });
        await expect(panel).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
        const { sidebar } = menuParts(page, language);
        await expect(sidebar).toBeVisible();
        await page.setViewportSize({ width, height });
        await expectClosed(opener, panel);
      });

      test('closes when the page changes, by touch', async ({ page }) => {
        await page.goto(start);
        await hydrate(page);
        const { opener, panel } = choose(page);
        await opener.tap();
        await expect(panel).toBeVisible();
        const links = panel.getByRole('link');
        const target = path('/guide/start/');
        const link =
          name === 'drawer'
            ? links.and(page.locator(`a[href="${target}"]`))
            : links.filter({ hasText: /^(Guide|指南)$/ });
        await link.tap();
        await expect(page).toHaveURL(target);
        await expectClosed(opener, panel);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await isScrollLocked(page)).toBe(false);
      });

      test('closes when the current page is chosen again, and when going back changes the query', async ({
        page,
      }) => {
        await page.goto(`${path('/guide/start/')}?footer=0`);
        await hydrate(page);
        const { opener, panel } = choose(page);
        const own = page.locator(`a[href="${path('/guide/start/')}"]`);
        for (let turn = 0; turn < 2; turn++) {
          await opener.tap();
          await expect(panel).toBeVisible();
          await panel.getByRole('link').and(own).first().tap();
          await expectClosed(opener, panel);
          await expect(page).toHaveURL(path('/guide/start/'));
        }
        await openPanel(opener, panel);
        await page.goBack();
        await expect(page).toHaveURL(/footer=0/);
        await expectClosed(opener, panel);
      });
    });
  }

  test('the mobile menu has the groups of each section and the tools', async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(start);
    await hydrate(page);
    const { hamburger, mobileMenu } = menuParts(page, language);
    await openPanel(hamburger, mobileMenu);
    const groups = mobileMenu.getByRole('list', { name: 'Guide' }).getByRole('link');
    await expect(groups.first()).toHaveAttribute('href', path('/guide/start/'));
    await expect(groups.and(page.locator('[aria-current]'))).toHaveCount(1);
    const tools = mobileMenu.getByRole('navigation', { name: language.strings.toolMenu });
    // The link to the family, and its tools.
    await expect(tools.getByRole('link')).toHaveCount(8);
    await groups.last().click();
    await expectClosed(hamburger, mobileMenu);
    await expect(page).not.toHaveURL(start);
  });

  test('the drawer keeps the focus inside when a group collapses', async ({ page }) => {
    await page.setViewportSize({ width: 900, height });
    await page.goto(path('/guide/faq/features'));
    await hydrate(page);
    const { menu, drawer } = menuParts(page, language);
    await openPanel(menu, drawer);
    const group = drawer.getByRole('button', { expanded: true }).last();
    await group.click();
    await expect(drawer.locator('[aria-current=page]')).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(drawer)).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(menu, drawer);
    await openPanel(menu, drawer);
    await expect.poll(() => holdsFocus(drawer)).toBe(true);
  });

  test('a panel that leaves the page is closed', async ({ page }) => {
    await page.setViewportSize({ width: 900, height });
    await page.goto(path('/blog/'));
    await hydrate(page);
    const { menu, drawer, nav } = menuParts(page, language);
    await nav.locator(`a[href="${path('/guide/start/')}"]`).click();
    await openPanel(menu, drawer);
    await page.goBack();
    await expect(page).toHaveURL(path('/blog/'));
    // Otherwise going forward cancels going back, and the panel stays.
    await expect(page.locator('#sidebar')).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(path('/guide/start/'));
    await expectClosed(menu, drawer);
    await expect(page.locator('#sidebar')).not.toHaveAttribute('role');
    await openPanel(menu, drawer);
    await expect.poll(() => holdsFocus(drawer)).toBe(true);
  });
});
