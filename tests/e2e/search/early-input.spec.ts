import { english, locators, start } from '../helpers/search.ts';
import { expect, holdScripts, hydrate, test, waitForIdle } from '../helpers/test.ts';

test.describe('the search before hydration', () => {
  const language = english;
  const { path } = language;

  test('before hydration, with the typed text', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { field, opener, options } = locators(page, language);
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    chunk.open();
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveValue('autoExternal');
    await expect(field).toBeFocused();
  });

  test('before hydration, and Enter opens the first result once it arrives', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { dialog, field, opener } = locators(page, language);
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    await page.keyboard.press('Enter');
    chunk.open();
    await expect(page).toHaveURL(/\/config\/lib\/auto-external/);
    await expect(dialog).toBeHidden();
  });

  test('before hydration, where Enter of a composition, with Control or before another key opens nothing', async ({
    page,
  }) => {
    for (const [what, init] of [
      ['of a composition', { key: 'Enter', keyCode: 229 }],
      ['with Control', { key: 'Enter', keyCode: 13, ctrlKey: true }],
      ['before another key', { key: 'Shift', keyCode: 16 }],
    ] as const) {
      await test.step(what, async () => {
        await page.goto(path(start));
        const chunk = await holdScripts(page);
        const { field, opener, options } = locators(page, language);
        await opener.click();
        await page.keyboard.type('autoExternal');
        if (what === 'before another key') await page.keyboard.press('Enter');
        await field.evaluate((element, given) => {
          element.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true }));
        }, init);
        chunk.open();
        await expect(options.first()).toBeVisible();
        await waitForIdle(page);
        await expect(page).toHaveURL(path(start));
      });
    }
  });

  test('closed again before hydration, it is empty next time', async ({ page }) => {
    // Delays what React does some time after the commit, so that the next key comes before it.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...args: unknown[]) {
        setTimeout(() => Reflect.apply(postMessage, this, args), 500);
      };
    });
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { dialog, field } = locators(page, language);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    chunk.open();
    await hydrate(page);
    await page.keyboard.press('/');
    await expect(dialog.getByText(language.strings.search.noRecent)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('before hydration, with the selected text', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { field, options } = locators(page, language);
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('h1') as HTMLElement);
    });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    chunk.open();
    await expect(field).toHaveValue('Quick start');
    await expect(options.first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});
