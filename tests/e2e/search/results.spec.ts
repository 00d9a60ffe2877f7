import { openSearch } from '../helpers/search.ts';
import { expect, inChinese, inEachLanguage, test } from '../helpers/test.ts';

inChinese('traditional characters', (language) => {
  test('find the pages in simplified ones', async ({ page }) => {
    const { field, options } = await openSearch(page, language);
    await field.fill('環境變數');
    await expect(options.first()).toHaveAttribute('href', /^\/zh\/guide\/advanced\/env-vars/);
  });
});

inEachLanguage('results', (language) => {
  const { path, strings } = language;

  test('are groups of links with highlights, and the field refers to the active one', async ({
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
  });

  test('arrow keys reach all results right after a keystroke', async ({ page }) => {
    const { field, options } = await openSearch(page, language);
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    // In the first frame, before further results are rendered.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'css';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
          resolve();
        });
      });
    });
    await expect.poll(() => options.count(), 'number of hits').toBeGreaterThan(8);
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
  });

  test('new results start at the first one', async ({ page }) => {
    const { field, options, results } = await openSearch(page, language);
    await field.fill('css');
    await expect(options.nth(8)).toBeAttached();
    await page.keyboard.press('ArrowUp');
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

  test('nothing found: the query, and at most three groups of the last results', async ({
    page,
  }) => {
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
    const text = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });
});
