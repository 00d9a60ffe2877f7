import type { Page } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated.ts';
import { expectBuild } from './helpers/playground.ts';
import {
  expect,
  hydrate,
  inEachLanguage,
  statusMessage,
  test,
  waitForIdle,
} from './helpers/test.ts';

type Shift = { value: number; moved: string[] };

/** Records every layout shift from the first paint on, even after input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node | null };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift & { sources: Source[] })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            ((node as Element | null)?.outerHTML ?? node?.textContent ?? '').slice(0, 80),
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A pointer move starts hydration; it must not cause a shift either. */
async function wakeByPointing(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.waitForFunction(isHydrated);
}

function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as never as { shifts: Shift[] }).shifts)),
        );
      }),
  );
}

inEachLanguage('nothing moves during hydration', ({ lang, path }) => {
  // The widths lay out differently; the languages only have other text.
  const width = lang === 'en' ? 1440 : 390;
  test(`at ${width} pixels, on every kind of page`, async ({ page, problems }) => {
    problems.allow(statusMessage);
    await watchShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('rspress.tabs.package.manager', '3');
      localStorage.setItem('rspress-theme-appearance', 'dark');
    });
    await page.setViewportSize({ width, height: 800 });
    for (const route of [
      '/',
      '/guide/start/quick-start',
      '/guide/faq/features',
      '/config/',
      '/config/lib/dts#bundle',
      '/blog/',
      '/blog/introducing-rslib',
      '/nowhere',
    ]) {
      await page.goto(path(route));
      await waitForIdle(page);
      await wakeByPointing(page);
      await waitForIdle(page);
      expect.soft(await readShifts(page), route).toEqual([]);
    }
  });
});

test('nothing moves after a navigation', async ({ page }) => {
  await watchShifts(page);
  for (const [width, height] of [
    [390, 800],
    [1440, 900],
    [1440, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [first, others] of [
      ['/config/lib/', ['/config/lib/footer', '/config/lib/format']],
      ['/guide/start/quick-start', ['/guide/basic/cli', '/guide/solution/react']],
    ] as const) {
      await page.goto(first);
      await hydrate(page);
      for (const route of others) {
        await page.locator(`[data-sidebar] a[href="${route}"]`).dispatchEvent('click');
        await expect(page.locator('[data-sidebar] [aria-current]')).toHaveAttribute('href', route);
        await waitForIdle(page);
        expect.soft(await readShifts(page), `${route}, ${width} by ${height}`).toEqual([]);
      }
    }
  }
});

test('a linked project opens in place of the recorded build, at any width', async ({ page }) => {
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The query makes it another document: a new hash alone would not.
    await page.goto(`/playground?width=${width}#hello-kit/dts`);
    await expectBuild(page);
    const sum = (await readShifts(page)).reduce((total, { value }) => total + value, 0);
    // Texts of the status line have different lengths.
    expect(sum, `${width} pixels`).toBeLessThan(0.02);
  }
});

test('the head of a document shows a stored tab', async ({ page, problems }) => {
  problems.allow(statusMessage);
  await page.addInitScript(() => localStorage.setItem('rspress.tabs.package.manager', '2'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/guide/start/quick-start');
  const list = page.getByRole('tablist').first();
  await expect(list.getByRole('tab', { selected: true })).toHaveText(['pnpm']);
  await expect(list.locator('[tabindex="0"]')).toHaveText(['pnpm']);
  await expect(page.getByText('pnpm create rslib@latest')).toBeVisible();
  await expect(page.getByText('yarn create rslib')).toBeHidden();
});
