import { manyWindowsOptions } from '../system/browsers.ts';
import { expectNoSidewaysScroll, layoutKinds, smallestWidth } from './helpers/horizontal-scroll.ts';
import { expect, inEnglish, test } from './helpers/test.ts';

/** Font sizes set in the browser; the defaults are 16 and 13. */
const twiceAsLarge = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';

test.use({
  launchOptions: { ...manyWindowsOptions, args: [...manyWindowsOptions.args, twiceAsLarge] },
});

/** English only: its words need more room than Chinese lines, which break anywhere. */
inEnglish('text twice as large', ({ lang, strings, path }) => {
  test('no page scrolls horizontally', async ({ page, routes }) => {
    const own = routes.filter((route) => route.lang === lang).map(({ routePath }) => routePath);
    for (const routePath of own) {
      await page.goto(routePath, { waitUntil: 'domcontentloaded' });
      // What fits into the smallest column fits into all of them.
      const widths = layoutKinds.includes(routePath) ? undefined : [smallestWidth];
      await expectNoSidewaysScroll(page, widths);
    }
  });

  test('a window has the layout for its size', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path('/guide/start/quick-start'));
    await expect(page.getByRole('button', { name: strings.mainMenu })).toBeVisible();
    await page.getByRole('button', { name: strings.sidebarMenu, exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: strings.sidebarMenu, exact: true }),
    ).toBeVisible();
  });
});
