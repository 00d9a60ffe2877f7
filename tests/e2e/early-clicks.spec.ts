import type { Page } from '@playwright/test';
import {
  expect,
  holdDocument,
  holdScripts,
  hydrate,
  inEnglish,
  test,
  waitForIdle,
} from './helpers/test.ts';

/** Counts the changes of an attribute from now on. */
async function countChanges(page: Page, selector: string, attribute: string) {
  await page.evaluate(
    ([target, name]) => {
      const changes: (string | null)[] = [];
      const element = document.querySelector(target as string) as Element;
      new MutationObserver(() => changes.push(element.getAttribute(name as string))).observe(
        element,
        { attributeFilter: [name as string] },
      );
      Object.assign(window, { changes });
    },
    [selector, attribute],
  );
  return () => page.evaluate(() => (window as unknown as { changes: unknown[] }).changes);
}

inEnglish('clicks before hydration', ({ strings, path }) => {
  test('the theme button, a copy button and a group of the sidebar act once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      navigator.clipboard.writeText = async (text) => void copied.push(text);
    });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const changes = await countChanges(page, 'html', 'data-theme');
    await page.getByRole('button', { name: strings.toDarkTheme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const block = page.locator('figure').first();
    await block.hover();
    await block.getByRole('button', { name: strings.copyCode }).click();
    await expect(block.locator('[data-copied=""]')).toBeVisible();

    const sidebar = page.getByRole('navigation', { name: strings.sidebar });
    const group = sidebar.getByRole('button', { expanded: true }).first();
    const name = (await group.textContent()) || (await group.getAttribute('aria-label')) || '';
    const button = sidebar.getByRole('button', { name, exact: true });
    const items = button.locator('xpath=../following-sibling::div');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toBeHidden();

    await chunk.reached;
    chunk.open();
    await expect(block.getByRole('button', { name: strings.copied })).toBeVisible();
    await hydrate(page);
    await waitForIdle(page);
    expect(await changes()).toEqual(['dark']);
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
      'node --version',
    ]);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toBeHidden();
    await page.getByRole('button', { name: strings.toLightTheme }).click();
    expect(await changes()).toEqual(['dark', 'light']);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(items).toBeVisible();
  });

  test('a choice of tab is shown and kept', async ({ page }) => {
    for (const [kind, route, names] of [
      ['that is stored', '/guide/start/quick-start', ['npm', 'yarn', 'pnpm']],
      ['that is not stored', '/config/lib/umd-name', ['array', 'object', 'unset']],
    ] as const) {
      await test.step(kind, async () => {
        await page.goto(path(route));
        const chunk = await holdScripts(page);
        const show = (name: string) => ({
          tab: page.getByRole('tab', { name, exact: true }).first(),
          panel: page.getByRole('tabpanel', { name, exact: true }).first(),
        });
        const [shown, clicked, next] = [show(names[0]), show(names[1]), show(names[2])];
        await clicked.tab.click();
        await expect(clicked.tab).toHaveAttribute('aria-selected', 'true');
        await expect(clicked.panel).toBeVisible();
        await expect(shown.panel).toBeHidden();
        await page.keyboard.press('ArrowRight');
        await expect(next.tab).toBeFocused();
        await expect(next.panel).toBeVisible();
        await chunk.reached;
        chunk.open();
        await hydrate(page);
        await waitForIdle(page);
        await expect(next.tab).toHaveAttribute('aria-selected', 'true');
        await expect(next.panel).toBeVisible();
        await expect(clicked.panel).toBeHidden();
        await page.unrouteAll();
      });
    }
  });

  test('an image shows that it was clicked, and is zoomed once React is there', async ({
    page,
  }) => {
    await page.goto(path('/blog/introducing-rslib'));
    const chunk = await holdScripts(page);
    const busy = page.getByRole('main').locator('[aria-busy=true]');
    const dialog = page.getByRole('dialog', { name: strings.zoomedImage, exact: true });
    const image = page.getByRole('main').getByRole('img').first();
    await image.click();
    await expect(busy).toHaveCount(1);
    await chunk.reached;
    await expect(dialog).toHaveCount(0);
    chunk.open();
    await expect(dialog).toBeVisible();
    await expect(busy).toHaveCount(0);
  });

  test('Copy page shows that it was clicked, and copies once its code is there', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const busy = page.locator('button[aria-busy=true]');
    await page.getByRole('button', { name: strings.copyPage }).click();
    await expect(busy).toHaveAccessibleName(strings.copyPage);
    await chunk.reached;
    chunk.open();
    await expect(
      page.getByRole('main').getByRole('button', { name: strings.copied }),
    ).toBeVisible();
    await expect(busy).toHaveCount(0);
  });

  test('lines are wrapped once', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const block = page.locator('figure').filter({ hasText: 'npm install -D @rslib/core' }).first();
    await block.hover();
    const button = block.getByRole('button', { name: strings.wrapLines });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
    await chunk.reached;
    chunk.open();
    await hydrate(page);
    await waitForIdle(page);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('the drawer opens at once, and keeps its scroll position when hydrated', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 400 });
    await page.goto(path('/guide/start/quick-start'));
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.sidebarMenu, exact: true });
    const panel = page.locator('#sidebar');
    await opener.click();
    await expect(page.getByRole('navigation', { name: strings.sidebar })).toBeVisible();
    await panel.evaluate((element) => element.scrollTo(0, 200));
    chunk.open();
    await expect(page.getByRole('dialog', { name: strings.sidebarMenu })).toBeVisible();
    await expect(panel.locator('[aria-current=page]')).toBeFocused();
    expect(await panel.evaluate((element) => element.scrollTop)).toBe(200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: strings.sidebar })).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a panel closes when a heading or the current page is chosen in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path('/config/lib/dts'));
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.outline, exact: true });
    const outline = page.getByRole('navigation', { name: strings.outline, exact: true });
    await opener.click();
    await outline.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await expect(outline).toBeHidden();
    await page.getByRole('button', { name: strings.sidebarMenu, exact: true }).click();
    const link = page.locator('#sidebar [aria-current=page]');
    await link.click();
    await expect(link).toBeHidden();
    chunk.open();
    await hydrate(page);
    await expect(outline).toBeHidden();
    await expect(link).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a panel stays open on a page that was loaded at a heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path('/config/lib/dts'));
    await page.goto(path('/config/lib/dts#dtsbundle'));
    await page.reload();
    const chunk = await holdScripts(page);
    const opener = page.getByRole('button', { name: strings.outline, exact: true });
    await opener.click();
    chunk.open();
    await hydrate(page);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('navigation', { name: strings.outline, exact: true }),
    ).toBeVisible();
  });

  test('a click or a key on a link navigates without React', async ({ page }) => {
    const link = page.locator(`main a[href="${path('/guide/start/quick-start')}"]`);
    // Each chooses another tab, because a choice is stored.
    for (const [way, follow, tab] of [
      ['a click', () => link.click(), 'pnpm'],
      ['a key', () => link.press('Enter'), 'yarn'],
    ] as const) {
      await test.step(way, async () => {
        await page.goto(path('/guide/start/'));
        const chunk = await holdScripts(page);
        await follow();
        await expect(page).toHaveURL(path('/guide/start/quick-start'));
        const chosen = page.getByRole('tab', { name: tab }).first();
        await expect(chosen).toHaveAttribute('aria-selected', 'false');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        chunk.open();
        await chosen.click();
        await expect(chosen).toHaveAttribute('aria-selected', 'true');
        await page.unrouteAll();
      });
    }
  });

  test('the page stays a working document if React cannot be loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|The interface could not be loaded/);
    await page.goto(path('/guide/start/'));
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
    );
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    const next = path('/guide/start/quick-start');
    const gate = await holdDocument(page, next);
    await page.locator(`main a[href="${next}"]`).click();
    await expect(page.getByRole('progressbar', { name: strings.loadingPage })).toBeVisible();
    gate.open();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.unrouteAll();
    // A browser that caches the failure needs a new document first.
    await expect(async () => {
      await page.getByRole('button', { name: strings.toDarkTheme }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 2000 });
    }).toPass();
  });
});
