import { expect, inEachLanguage, inEnglish, test } from './helpers/test.ts';

const links = 'main :is(h2, h3, h4) > a[href^="#"]';

inEnglish('the links of headings', ({ path }) => {
  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

    test('are in sight, and a tap gives the address of the heading', async ({ page }) => {
      await page.goto(path('/config/lib/dts'));
      const link = page.locator(links).nth(3);
      await link.scrollIntoViewIfNeeded();
      const color = await link.evaluate((element) => getComputedStyle(element, '::before').color);
      expect(color).not.toBe('rgba(0, 0, 0, 0)');
      const hash = await link.getAttribute('href');
      await link.tap();
      await expect(page).toHaveURL(path(`/config/lib/dts${hash}`));
      await expect(page.locator(`${hash}`)).toBeInViewport();
    });
  });
});

inEachLanguage('the links of headings', ({ path }) => {
  test('are in the outline for keyboards, at any width', async ({ page }) => {
    await page.goto(path('/config/lib/dts'));
    const hrefsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((element) => element.getAttribute('href')));
    const own = await hrefsOf(links);
    expect(own.length).toBeGreaterThan(10);
    const outline = page.locator('#outline a');
    const opener = page.locator('[popovertarget=outline]');
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hrefsOf('#outline a')).toEqual(expect.arrayContaining(own));
      if (await opener.isVisible()) {
        await opener.focus();
        await page.keyboard.press('Enter');
      }
      await outline.first().focus();
      await expect(outline.first(), `${width} pixels`).toBeFocused();
      await page.keyboard.press('Escape');
    }
  });
});
