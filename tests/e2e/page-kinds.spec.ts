import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expectAccessible } from './helpers/axe.ts';
import { expectNoSidewaysScroll } from './helpers/horizontal-scroll.ts';
import { pageKinds } from './helpers/page-kinds.ts';
import { readShifts, watchShifts } from './helpers/shifts.ts';
import { expect, inEachLanguage, statusMessage, test, waitForIdle } from './helpers/test.ts';

/** A pointer move starts hydration; it must not cause a shift either. */
async function wakeByPointing(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await untilHydrated(page);
}

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

/** Covers each language, theme and layout; colors depend on the theme only. */
const settings = {
  en: { width: 1440, theme: 'light', systemTheme: 'dark' },
  zh: { width: 390, theme: 'dark', systemTheme: 'light' },
} as const;

inEachLanguage('every kind of page', ({ lang, path }) => {
  const { width, theme, systemTheme } = settings[lang === 'zh' ? 'zh' : 'en'];
  test.use({ viewport: { width, height: 800 }, colorScheme: systemTheme });

  // All English pages are laid out with larger text in `large-text.spec.ts`; Chinese lines break
  // anywhere, and need less room.
  test('nothing moves during hydration, axe finds nothing, and nothing scrolls horizontally or blocks rendering', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    await watchShifts(page);
    await page.addInitScript((stored) => {
      localStorage.setItem('rspress.tabs.package.manager', '3');
      localStorage.setItem('rspress-theme-appearance', stored);
    }, theme);
    for (const kind of [...pageKinds, '/playground', '/nowhere']) {
      await test.step(kind, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path(kind === '/config/lib/dts' ? `${kind}#bundle` : kind));
        await waitForIdle(page);
        await wakeByPointing(page);
        await waitForIdle(page);
        expect.soft(await readShifts(page), kind).toEqual([]);
        expect.soft(await listBlocking(page), kind).toEqual([]);
        await expectAccessible(page, kind);
        await page.evaluate(() => scrollTo(0, 100));
        await expectNoSidewaysScroll(page);
      });
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
