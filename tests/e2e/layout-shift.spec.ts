import { expectBuild } from './helpers/playground.ts';
import { readShifts, watchShifts } from './helpers/shifts.ts';
import { expect, hydrate, statusMessage, test, waitForIdle } from './helpers/test.ts';

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
  for (const [width, sample] of [
    [390, 'hello-kit/dts'],
    [1440, 'hello-kit/dual'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // The query makes it another document: a new hash alone would not.
    await page.goto(`/playground?width=${width}#${sample}`);
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
