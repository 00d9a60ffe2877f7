import { english, keysOf, makeHit, openSearch, openWithoutCode, store } from '../helpers/search.ts';
import { expect, inEachLanguage, test } from '../helpers/test.ts';

inEachLanguage('searches that are remembered', (language) => {
  const { path, strings } = language;

  test('a chosen result is recent, can become a favorite, and can be removed', async ({ page }) => {
    const { field, active, opener, recent, favorites, dialog } = await openSearch(page, language);
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await field.fill('dts.bundle');
    await expect(active).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await active.click();
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await opener.click();
    const item = recent.getByRole('listitem');
    await expect(item.getByRole('link')).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await item.getByRole('button', { name: strings.search.save, exact: true }).click();
    await expect(recent).toBeHidden();
    const favorite = favorites.getByRole('listitem');
    await expect(favorite.getByRole('button', { name: strings.search.save })).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await favorite.getByRole('button', { name: strings.search.remove, exact: true }).click();
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  });
});

test.describe('the history in English', () => {
  const language = english;
  const { path, strings } = language;
  const keys = keysOf(language);

  test('a middle click adds a result to the history, a right click does not', async ({
    page,
    context,
  }) => {
    const { field, active, dialog, clear, recent } = await openSearch(page, language);
    await field.fill('dts.bundle');
    await expect(active).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await active.click({ button: 'right' });
    await clear.click();
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await field.fill('dts.bundle');
    const opened = context.waitForEvent('page');
    await active.click({ button: 'middle' });
    await expect(await opened).toHaveURL(path('/config/lib/dts#bundle'));
    await clear.click();
    await expect(recent.getByRole('link')).toHaveAttribute('href', path('/config/lib/dts#bundle'));
  });

  test('seven entries; four next to favorites, of which there are ten', async ({ page }) => {
    const many = Array.from({ length: 12 }, (_, index) => makeHit(`page-${index}`));
    await store(page, keys.recent, many);
    const { recent } = await openSearch(page, language);
    await expect(recent.getByRole('listitem')).toHaveCount(7);
    await store(
      page,
      keys.favorites,
      many.map(({ url }) => makeHit(url, `/guide/other${url}`)),
    );
    const both = await openSearch(page, language);
    await expect(both.recent.getByRole('listitem')).toHaveCount(4);
    await expect(both.favorites.getByRole('listitem')).toHaveCount(10);
  });

  test('another window adds entries', async ({ page, context }) => {
    const { field, options, opener, recent, favorites } = await openSearch(page, language);
    const other = await context.newPage();
    const others = await openSearch(other, language);
    await others.field.fill('banner');
    await others.options.first().press('Control+Enter');
    await others.field.fill('');
    await others.recent.getByRole('button', { name: strings.search.save }).click();
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
    await field.fill('dts.bundle');
    await options.first().click();
    await opener.click();
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
  });

  test('arrow keys work as soon as entries are visible, and Enter opens one', async ({ page }) => {
    await store(page, keys.recent, [makeHit('Introduction', path('/guide/start/'))]);
    const { field, recent, code } = await openWithoutCode(page, language);
    await field.evaluate((element) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-hit]')) return;
        observer.disconnect();
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    code.open();
    const id = await recent.getByRole('link').getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', String(id));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path('/guide/start/'));
  });
});
