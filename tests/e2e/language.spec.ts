import {
  expect,
  holdScripts,
  hydrate,
  inEachLanguage,
  inEnglish,
  otherLanguage,
  test,
} from './helpers/test.ts';

const url = '/config/lib/dts?a=1&b=%E4%B8%AD#bundle';

inEachLanguage('language switch', (language) => {
  const { lang, htmlLang, label, strings, path } = language;
  const other = otherLanguage(language);

  test('keeps path, query and hash in the menu, and in the mobile menu', async ({ page }) => {
    await page.goto(path(url));
    await hydrate(page);
    for (const [name, width] of [
      [strings.language, 1440],
      [strings.mainMenu, 390],
    ] as const) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('button', { name, exact: true }).click();
        const current = page.getByRole('link', { name: label, exact: true });
        await expect(current).toHaveAttribute('aria-current', /./);
        await expect(current).toHaveAttribute('hreflang', lang);
        await expect(current).toHaveAttribute('lang', lang);
        await page.getByRole('link', { name: other.label, exact: true }).click();
        await expect(page).toHaveURL(other.path(url));
        await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
        await expect(page.locator('[id="bundle"]')).toBeInViewport();
        await expect(page.getByRole('link', { name: other.strings.editPage })).toBeAttached();
        await expect(page.getByRole('link', { name: label, exact: true })).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(path(url));
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      });
    }
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto(path(url));
    await hydrate(page);
    const button = page.getByRole('button', { name: strings.language });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    if (other.lang === 'zh') await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: other.label })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(other.path(url));
  });

  test('keeps query and hash before hydration', async ({ page }) => {
    await page.goto(path(url));
    const chunk = await holdScripts(page);
    await page.getByRole('button', { name: strings.language }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: other.label, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
    await expect(page).toHaveURL(other.path(url));
    chunk.open();
  });

  test('links to the home page from a page of this language only', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto(path('/nowhere?footer=0#place'));
    await hydrate(page);
    await page.getByRole('button', { name: strings.language }).click();
    await page.getByRole('link', { name: other.label, exact: true }).click();
    await expect(page).toHaveURL(other.path('/'));
  });
});

inEnglish('language switch', (language) => {
  const other = otherLanguage(language);
  const target = other.path(url);

  test('keeps path, query and hash in the context menu and in a new page, and stays open', async ({
    page,
    context,
  }) => {
    await page.goto(url);
    await page.getByRole('button', { name: language.strings.language }).click();
    const link = page.getByRole('link', { name: other.label, exact: true });
    await link.evaluate((element: HTMLAnchorElement) => {
      const original = element.href;
      window.addEventListener('contextmenu', () => {
        element.title = element.href;
        element.href = original;
      });
    });
    for (const [way, open] of [
      ['a right click', () => link.click({ button: 'right' })],
      ['a key', () => link.press('ContextMenu')],
    ] as const) {
      await test.step(way, async () => {
        await open();
        await expect(link).toHaveAttribute('title', new URL(target, page.url()).href);
        await link.evaluate((element) => element.removeAttribute('title'));
      });
    }
    await hydrate(page);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(target);
    await expect(link).toBeVisible();
  });
});
