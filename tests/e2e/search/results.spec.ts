import { english, openSearch } from '../helpers/search.ts';
import { expect, inChinese, inEachLanguage, inEnglish, test } from '../helpers/test.ts';

inChinese('traditional characters', (language) => {
  test('find the pages in simplified ones', async ({ page }) => {
    const { field, options } = await openSearch(page, language);
    await field.fill('環境變數');
    await expect(options.first()).toHaveAttribute('href', /^\/zh\/guide\/advanced\/env-vars/);
  });
});

inEachLanguage('results', (language) => {
  const { path, strings } = language;

  test('are groups of links with highlights, the active one of the field; without a query, places to begin', async ({
    page,
  }) => {
    const { field, clear, results, options, active, dialog } = await openSearch(page, language);
    await expect(clear).toBeHidden();
    for (const hint of ['toSelect', 'toNavigate', 'toClose'] as const) {
      await expect(dialog.getByText(strings.search[hint])).toBeVisible();
    }
    await field.fill('autoExternal');
    await expect(results).toBeVisible();
    await expect(results.getByRole('group').first()).toHaveAccessibleName(/./);
    await expect(options.first().locator('mark').first()).toHaveText(/auto/i);
    await expect(active).toHaveCount(1);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    const count = await options.count();
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThanOrEqual(20);
    for (const option of await options.all()) {
      await expect(option).toHaveAttribute('href', new RegExp(`^${path('/')}`));
    }

    const first = await active.getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('id', first ?? '');

    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(clear).toBeHidden();

    // The empty dialog has places to begin.
    const places = dialog.getByRole('list', { name: strings.search.start, exact: true });
    await expect(places.getByRole('link')).toHaveCount(5);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await expect(dialog).toBeHidden();
  });

  test('nothing found: the query, at most three others, and an overview', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, language);
    // Some screen readers ignore a live region that is inserted with its text.
    const region = await dialog.getByRole('status').elementHandle();
    await field.fill('bundle');
    await expect(options.first()).toBeVisible();
    await field.fill('qqzzxxqq');
    const told = strings.search.noResults.replace('{query}', 'qqzzxxqq');
    await expect(dialog.getByText(told)).toBeVisible();
    expect(await region?.textContent()).toBe(told);
    await expect(dialog.getByText(strings.search.trySearching)).toBeVisible();
    const suggestions = dialog.getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await expect(suggestions).toHaveText(['bundle']);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', path('/config/'));
    await field.fill('moduels');
    await expect(options.first()).toBeVisible();
    await field.fill('moduxxe xutpxt');
    await expect(suggestions).toHaveText(['Module', 'output']);
    await suggestions.first().click();
    await expect(field).toHaveValue('Module');
    await expect(field).toBeFocused();
  });

  test('a page comes before its sections, the others on demand; an option has its facts and other names', async ({
    page,
  }) => {
    const { field, results, options, active } = await openSearch(page, language);
    await field.fill('dts');
    const group = results.getByRole('group', { name: 'lib.dts', exact: true });
    const own = group.getByRole('option');
    await expect(own.first()).toHaveAttribute('href', path('/config/lib/dts'));
    // The page, three sections and the row for the others.
    await expect(own).toHaveCount(5);
    const before = await options.count();
    const more = own.last();
    await expect(more).toHaveAttribute('href', path('/config/lib/dts'));
    const url = page.url();
    await more.click();
    await expect.poll(() => options.count(), 'number of options').toBeGreaterThan(before);
    expect(page.url()).toBe(url);
    await expect(active).toHaveAttribute('href', new RegExp(`^${path('/config/lib/dts#')}`));
    await expect(field).toBeFocused();
    await field.fill('--dts');
    await expect(own).toHaveCount(5);

    await field.fill('filenameHash');
    await expect(active).toContainText(`FilenameHash${strings.search.default} false`);
    await field.fill('minifySyntax');
    await expect(active).toHaveAttribute('href', path('/config/rsbuild/output#minify'));
    const note = strings.search.alsoCalled.replace('{text}', 'minifySyntax');
    await expect(active).toContainText(note);
  });
});

inEnglish('keys in results', (language) => {
  const { path } = language;

  test('arrow keys reach all results right after a keystroke; new results start at the first one', async ({
    page,
  }) => {
    const { field, options, results } = await openSearch(page, language);
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    // As soon as the first results are rendered, before the others.
    await field.evaluate((input: HTMLInputElement) => {
      const rendered = new MutationObserver(() => {
        if (document.querySelector('[data-hit] mark')?.textContent?.toLowerCase() !== 'css') return;
        rendered.disconnect();
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      });
      rendered.observe(document.body, { childList: true, characterData: true, subtree: true });
      input.value = 'css';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect.poll(() => options.count(), 'number of hits').toBeGreaterThan(8);
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await expect(options.first()).not.toBeInViewport();
    await field.fill('dts');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toBeInViewport();
    await expect.poll(() => results.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  test('Enter opens, Ctrl and Cmd open a tab, Shift a window, Alt nothing', async ({
    page,
    context,
  }) => {
    const { field, active, dialog } = await openSearch(page, language);
    await field.fill('dts.bundle');
    await expect(active).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await page.keyboard.press('Alt+Enter');
    await expect(dialog).toBeVisible();
    for (const modifier of ['Control', 'Meta', 'Shift']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${modifier}+Enter`);
      const other = await opened;
      await expect(other).toHaveURL(path('/config/lib/dts#bundle'));
      await other.close();
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await expect(dialog).toBeHidden();
    await expect(page.locator('#bundle')).toBeInViewport();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('there are no key hints', async ({ page }) => {
    const { dialog } = await openSearch(page, english);
    await expect(dialog.getByText(english.strings.search.toSelect)).toBeHidden();
  });
});
