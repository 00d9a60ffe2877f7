import type { Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { translatePage } from '../support/translate.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, holdDocument, holdScripts, test, waitForIdle } from './helpers/test.ts';

/** Scripts requested from now on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.describe('interactions', () => {
  // The first interaction of a pointer is tested below. A touch leaves it on the page.
  const interactions: [name: string, give: (page: Page) => Promise<unknown>][] = [
    ['key', (page) => page.keyboard.press('ArrowDown')],
    ['focus', (page) => page.getByRole('link').first().focus()],
    ['wheel', (page) => page.mouse.wheel(0, 100)],
    ['scrolled page', (page) => page.evaluate(() => scrollBy(0, 100))],
    ['touch', (page) => page.touchscreen.tap(300, 300)],
  ];
  test.use({ hasTouch: true });

  test('only the router runs until an interaction hydrates the page', async ({ page }) => {
    const scripts = recordScripts(page);
    for (const [name, give] of interactions) {
      await test.step(name, async () => {
        scripts.length = 0;
        // The scroll position of the same address would be restored.
        await page.goto(`/guide/start/quick-start?by=${name}`);
        await waitForIdle(page);
        expect(scripts).toHaveLength(1);
        const [entry] = scripts;
        const requested = page.waitForRequest((request) => request.resourceType() === 'script');
        await give(page);
        expect(new URL((await requested).url()).pathname).not.toBe(entry);
        await untilHydrated(page);
      });
    }
  });

  test('the outline marks the heading that a page is opened at', async ({ page }) => {
    await page.goto('/config/lib/dts#bundle');
    const outline = page.getByRole('navigation', { name: en.outline });
    await expect(outline.locator('[aria-current]')).toHaveAttribute('href', '#bundle');
  });

  test('a page opened at a heading loads no more for readers who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts = recordScripts(page);
    await page.goto('/config/lib/dts#bundle');
    await waitForIdle(page);
    expect(scripts).toHaveLength(1);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  const target = '/guide/start/quick-start';

  /** In the window from the start: scrolling to it would be an interaction. */
  function linkInView(page: Page) {
    const sidebar = page.getByRole('navigation', { name: en.sidebar });
    return sidebar.locator(`a[href="${target}"]`);
  }

  test('a click or a tap on a link loads only the page, then hydrates it', async ({ page }) => {
    for (const way of ['tap', 'click'] as const) {
      await test.step(way, async () => {
        await page.goto('/guide/start/');
        await waitForIdle(page);
        const scripts = recordScripts(page);
        const next = await holdDocument(page, target);
        await linkInView(page)[way]();
        await next.reached;
        await waitForIdle(page);
        // The progress bar appears if a document takes long.
        expect(scripts.filter((path) => !path.startsWith('/assets/progress.'))).toEqual([]);
        next.open();
        await expect(page).toHaveURL(target);
        await untilHydrated(page);
        await page.unrouteAll();
      });
    }
  });

  test('hovering a link hydrates once its document is loaded', async ({ page }) => {
    await page.goto('/guide/start/');
    await waitForIdle(page);
    const scripts = recordScripts(page);
    const next = await holdDocument(page, target);
    await linkInView(page).hover();
    await next.reached;
    await waitForIdle(page);
    expect(scripts).toEqual([]);
    next.open();
    await untilHydrated(page);
    await expect(page).toHaveURL('/guide/start/');
  });

  test('a page whose link does not respond hydrates at the next interaction', async ({ page }) => {
    await page.goto('/guide/start/');
    await waitForIdle(page);
    const next = await holdDocument(page, target);
    await page.locator(`main a[href="${target}"]`).click();
    await next.reached;
    await page.mouse.move(300, 300);
    await untilHydrated(page);
    next.open();
    await expect(page).toHaveURL(target);
  });

  test('a pointer at 0, 0 is not an interaction', async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/guide/start/quick-start');
    await waitForIdle(page);
    await page.evaluate(() => {
      // Chromium reports such an event without a pointer.
      for (const type of ['pointerover', 'pointermove', 'mousemove']) {
        document.querySelector('h1')?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }
    });
    await waitForIdle(page);
    expect(scripts).toHaveLength(1);
    await page.mouse.move(300, 300);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
});

test('what the app imports, and site data, is requested together with it', async ({
  page,
  request,
}) => {
  const scripts = recordScripts(page);
  await page.goto('/guide/start/quick-start');
  const chunks = await holdScripts(page);
  const data = page.waitForResponse(/\/site-en\.[\w-]+\.json$/);
  await page.keyboard.press('Shift');
  await chunks.reached;
  await data;
  const findApp = () => scripts.find((pathname) => pathname.startsWith('/assets/app.')) ?? '';
  await expect.poll(findApp).not.toBe('');
  const text = await (await request.get(findApp())).text();
  const imported = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);
  expect(imported).toContain(scripts[0]);
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(imported));
  chunks.open();
  await untilHydrated(page);
});

test('a translated page is not replaced while the reader presses a button', async ({ page }) => {
  await page.addInitScript(translatePage);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guide/start/quick-start');
  const scripts = await holdScripts(page);
  await page.getByRole('button', { name: en.sidebarMenu, exact: true }).hover();
  await page.mouse.down();
  await scripts.reached;
  scripts.open();
  await page.waitForLoadState('networkidle');
  await waitForIdle(page);
  await page.mouse.up();
  const drawer = page.getByRole('dialog', { name: en.sidebarMenu, exact: true });
  await expect(drawer).toBeVisible();
  await untilHydrated(page);
  await expect(drawer).toBeVisible();
});
