import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, layoutKinds } from './helpers/horizontal-scroll.ts';
import { expect, inEachLanguage, test } from './helpers/test.ts';

/** Files that block rendering. */
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

inEachLanguage('layout', ({ path }) => {
  // All English pages are laid out with larger text in `large-text.spec.ts`; Chinese lines break
  // anywhere, and need less room.
  test('no kind of page scrolls horizontally, has render-blocking files or reports an error', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*\/nowhere\)/);
    for (const kind of [...layoutKinds, '/nowhere']) {
      // Scripts of modules have run by then.
      await page.goto(path(kind), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => scrollTo(0, 100));
      await expectNoSidewaysScroll(page);
      expect.soft(await listBlocking(page), kind).toEqual([]);
    }
  });

  test('a table on a phone keeps a name of fifteen letters on one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(path('/guide/migration/modernjs-module'));
    const name = page
      .locator('td:first-child > code')
      .getByText('transformImport', { exact: true });
    expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
  });
});
