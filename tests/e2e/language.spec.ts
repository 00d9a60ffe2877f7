import {
  expect,
  holdScripts,
  hydrate,
  inEachLanguage,
  otherLanguage,
  test,
} from './helpers/test.ts';

inEachLanguage('language switch', (language) => {
  const { lang, htmlLang, label, strings, path } = language;
  const other = otherLanguage(language);
  const url = '/config/lib/dts?a=1&b=%E4%B8%AD#bundle';

  for (const [kind, width] of [
    ['menu', 1440],
    ['mobile menu', 390],
  ] as const) {
    test(`the ${kind} keeps path, query and hash`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path(url));
      await hydrate(page);
      const name = kind === 'menu' ? strings.language : strings.mainMenu;
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

  test('keeps path, query and hash in a new page, and stays open', async ({ page, context }) => {
    await page.goto(path(url));
    await hydrate(page);
    await page.getByRole('button', { name: strings.language }).click();
    const opened = context.waitForEvent('page');
    const link = page.getByRole('link', { name: other.label, exact: true });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(other.path(url));
    await expect(link).toBeVisible();
  });

  for (const way of ['a right click', 'a key']) {
    test(`keeps path, query and hash in the context menu by ${way}`, async ({ page }) => {
      await page.goto(path(url));
      await page.getByRole('button', { name: strings.language }).click();
      const link = page.getByRole('link', { name: other.label, exact: true });
      await link.evaluate((element: HTMLAnchorElement) =>
        window.addEventListener('contextmenu', () => {
          element.title = element.getAttribute('href') ?? '';
        }),
      );
      if (way === 'a key') await link.press('ContextMenu');
      else await link.click({ button: 'right' });
      await expect(link).toHaveAttribute('title', new URL(other.path(url), page.url()).href);
    });
  }

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
