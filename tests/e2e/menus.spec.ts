import { height, holdsFocus, menuParts } from './helpers/menus.ts';
import { expect, inEachLanguage, test } from './helpers/test.ts';

inEachLanguage('bars and columns', (language) => {
  const { path } = language;
  const page404 = path('/nowhere');

  const shownAt = {
    1440: ['nav', 'language', 'sidebar', 'outline'],
    1281: ['nav', 'language', 'sidebar', 'outline'],
    1280: ['nav', 'language', 'sidebar', 'outlineButton'],
    961: ['nav', 'language', 'sidebar', 'outlineButton'],
    960: ['nav', 'language', 'menu', 'outlineButton'],
    769: ['nav', 'language', 'menu', 'outlineButton'],
    768: ['hamburger', 'menu', 'outlineButton'],
    320: ['hamburger', 'menu', 'outlineButton'],
  };

  test('each width has its own; the section of the site is marked', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    const { nav } = menuParts(page, language);
    await expect(nav.locator('[aria-current]')).toHaveText(/^(Config|配置)$/);
    await expect(page.getByRole('link', { name: 'Rslib', exact: true }).first()).toHaveAttribute(
      'href',
      path('/'),
    );
    for (const [width, shown] of Object.entries(shownAt)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const [name, part] of Object.entries(menuParts(page, language))) {
        await expect(part, `${name} at ${width}`).toBeVisible({ visible: shown.includes(name) });
      }
      const banner = await page.getByRole('banner').boundingBox();
      expect(Math.round(banner?.height ?? 0)).toBe(Number(width) <= 768 ? 56 : 72);
    }
  });

  test('a page without columns has no bar for them', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.setViewportSize({ width: 900, height });
    await page.goto(page404);
    const { menu, outlineButton, sidebar } = menuParts(page, language);
    for (const part of [menu, outlineButton, sidebar]) await expect(part).toBeHidden();
  });

  test('the first tab stop skips to the content', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: language.strings.skipToContent });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    expect(await holdsFocus(page.getByRole('main'))).toBe(true);
  });
});
