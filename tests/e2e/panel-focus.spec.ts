import { expectClosed, height, holdsFocus, menuParts, openPanel } from './helpers/menus.ts';
import { expect, hydrate, inEnglish, test } from './helpers/test.ts';

inEnglish('focus in panels', (language) => {
  const { path } = language;
  const start = path('/guide/start/quick-start');

  test('the outline panel closes in every way, at each width that has it', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    await hydrate(page);
    const { outlineButton, outline } = menuParts(page, language);
    for (const [index, width] of [1100, 390].entries()) {
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height });
        await openPanel(outlineButton, outline);
        await page.keyboard.press('Escape');
        await expectClosed(outlineButton, outline);
        await expect(outlineButton).toBeFocused();
        await openPanel(outlineButton, outline);
        await page.mouse.click(20, height - 30);
        await expectClosed(outlineButton, outline);
        await openPanel(outlineButton, outline);
        const link = outline.getByRole('link').nth(index + 1);
        const hash = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(path(`/config/lib/dts${hash}`));
        await expectClosed(outlineButton, outline);
        await openPanel(outlineButton, outline);
        await outline.getByRole('link').last().focus();
        await page.keyboard.press('Tab');
        await expectClosed(outlineButton, outline);
        await openPanel(outlineButton, outline);
        await page.setViewportSize({ width: 1440, height });
        await expect(outline).toBeVisible();
        await page.setViewportSize({ width, height });
        await expectClosed(outlineButton, outline);
      });
    }
  });

  test('closed panels are not focusable, and opening one closes the other', async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(start);
    await hydrate(page);
    const stops: string[] = [];
    const main = page.getByRole('main');
    for (let turn = 0; turn < 12 && !(await holdsFocus(main)); turn++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(await holdsFocus(main), stops.join(', ')).toBe(true);

    const { outlineButton, outline, hamburger, mobileMenu } = menuParts(page, language);
    await openPanel(outlineButton, outline);
    await openPanel(hamburger, mobileMenu);
    await expectClosed(outlineButton, outline);
  });
});
