import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from './test.ts';

/** The smallest, and those at which a column or a bar has just come. */
const widths = [320, 769, 961, 1281];

/** Files that the browser waits for before it paints. */
function listBlocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
}

inEachLanguage('layout', ({ lang, path }) => {
  test('no page scrolls sideways, waits for a file to be painted, or reports an error', async ({
    page,
    routes,
  }) => {
    test.setTimeout(180_000);
    const own = routes.filter((route) => route.lang === lang).map(({ routePath }) => routePath);
    for (const routePath of own) {
      await page.goto(routePath);
      await page.evaluate(() => scrollTo(0, 100));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const { content, room } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
        }));
        expect.soft(content, `${routePath} at ${width}`).toBeLessThanOrEqual(room);
      }
      expect.soft(await listBlocking(page), routePath).toEqual([]);
    }
  });

  test('the 404 page neither scrolls sideways nor waits for a file', async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    await page.goto(path('/nowhere'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect(await listBlocking(page)).toEqual([]);
  });
});
