import { english, locators, openSearch, start } from '../helpers/search.ts';
import { expect, holdScripts, hydrate, isScrollLocked, test } from '../helpers/test.ts';

test.describe('opening the search', () => {
  const language = english;
  const { path } = language;

  test('by its shortcuts, not in a field; Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.goto(path('/config/'));
    await hydrate(page);
    const { dialog, field, opener, options } = locators(page, language);
    await expect(opener).toContainText('Ctrl K');
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.fill('a');
    await page.keyboard.press('/');
    await expect(filter).toHaveValue('a/');
    await expect(dialog).toBeHidden();
    await filter.fill('');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    // Opens the console in Firefox.
    await page.keyboard.press('Control+Shift+K');
    await expect(dialog).toBeHidden();
    // On many keyboards the slash requires Shift.
    for (const keys of ['Control+k', 'Meta+k', '/', 'Shift+/']) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field, keys).toBeFocused();
      await expect(field, keys).toHaveValue('');
      await field.fill('dts');
      await page.keyboard.press('Escape');
      await expect(dialog, keys).toBeHidden();
      await expect(link, keys).toBeFocused();
    }
    // Again before the event of the closing: what was typed since stays.
    await page.keyboard.press('Control+k');
    await field.fill('format');
    await opener.evaluate((button: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      button.click();
      document.execCommand('insertText', false, 'dts');
    });
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveValue('dts');
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  });

  test('`/` can be turned off: on other pages, in other windows, before hydration', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const others = await openSearch(other, language);
    const { dialog, opener, slash } = await openSearch(page, language);
    await expect(slash).toBeChecked();
    await slash.click();
    await expect(slash).not.toBeChecked();
    await expect(others.slash).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(dialog).toBeHidden();

    await page.goto(path('/config/lib/dts'));
    const chunk = await holdScripts(page);
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    chunk.open();
    await slash.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
    await expect(opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  });

  test('the button shows the keys of the system', async ({ page }) => {
    for (const [platform, keys] of [
      ['Win32', 'Ctrl K'],
      ['iPad', '⌘ K'],
    ] as const) {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'platform', {
          get: () => value,
          configurable: true,
        });
      }, platform);
      await page.goto(path(start));
      await hydrate(page);
      await expect(locators(page, language).opener, platform).toContainText(keys);
    }
  });

  test('Control+K edits the text of a field on Apple systems, whose key the button shows', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' });
    });
    await page.goto(path('/config/'));
    await hydrate(page);
    const { dialog, opener } = locators(page, language);
    await expect(opener).toContainText('⌘ K');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Meta+k');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
  });

  test('from a panel, which closes: the focus returns to the button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path(start));
    await hydrate(page);
    const { dialog, field, opener } = locators(page, language);
    await page.getByRole('button', { name: language.strings.mainMenu }).click();
    await expect(page.getByRole('dialog', { name: language.strings.mainMenu })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('locks the scrolling of the page; pressing the keys again does nothing, going back closes it', async ({
    page,
  }) => {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await page.getByRole('link', { name: language.strings.nextPage }).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    const { dialog, field } = locators(page, language);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await isScrollLocked(page)).toBe(false);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
