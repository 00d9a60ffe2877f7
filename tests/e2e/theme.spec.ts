import type { Page } from '@playwright/test';
import { expect, hydrate, inEnglish, test, waitForIdle } from './helpers/test.ts';

const key = 'rspress-theme-appearance';

function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Colors of the page and the browser bar. */
async function expectColors(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expectTheme(page, theme);
  const readColors = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await expect.poll(readColors).toEqual([{ light: '#ffffff', dark: '#151311' }[theme]]);
}

/** Whether the background of the page is dark. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const numbers = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g);
    const [red = 0, green = 0, blue = 0] = (numbers ?? []).map(Number);
    return red + green + blue < 384;
  });
}

async function storeChoice(page: Page, value: string): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

function readChoice(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Runs in each document. Notes the themes from the first part of the body to the load event. */
function noteThemes(): void {
  const seen: (string | undefined)[] = [];
  Object.assign(window, { seen });
  const note = () => {
    if (document.body) seen.push(document.documentElement.dataset.theme);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  requestAnimationFrame(function frame() {
    note();
    if (document.readyState !== 'complete') requestAnimationFrame(frame);
  });
}

inEnglish('appearance', ({ strings, path }) => {
  const start = path('/guide/start/');

  test('what is stored has its colors before the first paint and any interaction', async ({
    page,
  }) => {
    await page.goto(start);
    await page.addInitScript(noteThemes);
    for (const [choice, system, shown] of [
      ['dark', 'light', 'dark'],
      ['light', 'dark', 'light'],
      ['auto', 'dark', 'dark'],
      ['auto', 'light', 'light'],
      ['purple', 'dark', 'dark'],
      ['', 'light', 'light'],
      ['"dark"', 'light', 'light'],
    ] as const) {
      await test.step(`${JSON.stringify(choice)} in a ${system} system is ${shown}`, async () => {
        await page.emulateMedia({ colorScheme: system });
        await storeChoice(page, choice);
        await page.reload();
        await waitForIdle(page);
        const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
        expect(seen.length).toBeGreaterThan(0);
        expect([...new Set(seen)]).toEqual([shown]);
        expect(await isDark(page)).toBe(shown === 'dark');
        await expectColors(page, shown);
      });
    }
  });

  test('the button toggles, names its action, and stores the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(start);
    await page.getByRole('button', { name: strings.toDarkTheme }).click();
    await expectTheme(page, 'dark');
    expect(await readChoice(page)).toBe('dark');
    await expect(page.getByRole('button', { name: strings.toDarkTheme })).toHaveCount(0);
    await page.reload();
    await expectTheme(page, 'dark');
    await page
      .locator(`main a[href="${path('/guide/start/quick-start')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/quick-start/);
    await expectTheme(page, 'dark');
    const button = page.getByRole('button', { name: strings.toLightTheme });
    await button.focus();
    await page.keyboard.press('Enter');
    await expectTheme(page, 'light');
    expect(await readChoice(page)).toBe('light');
  });

  test('a change of the system applies until the reader chooses, also before hydration', async ({
    page,
  }) => {
    async function changeSystem(...colorSchemes: ('light' | 'dark')[]): Promise<void> {
      for (const colorScheme of colorSchemes) await page.emulateMedia({ colorScheme });
    }
    await changeSystem('light');
    await page.goto(start);
    for (const isHydrated of [false, true]) {
      if (isHydrated) await hydrate(page);
      for (const colorScheme of ['dark', 'light'] as const) {
        await changeSystem(colorScheme);
        await expectTheme(page, colorScheme);
      }
    }
    await page.getByRole('button', { name: strings.toDarkTheme }).click();
    await changeSystem('dark', 'light');
    await waitForIdle(page);
    await expectTheme(page, 'dark');

    // A choice that was equal to the system at first.
    await changeSystem('dark');
    await page.reload();
    await hydrate(page);
    await changeSystem('light');
    await expectColors(page, 'dark');
  });

  test('a choice applies to all windows and the browser bar', async ({ page, context }) => {
    const other = await context.newPage();
    for (const window of [other, page]) {
      await window.emulateMedia({ colorScheme: 'light' });
      await window.goto(start);
      await hydrate(window);
    }
    const notHydrated = await context.newPage();
    await notHydrated.emulateMedia({ colorScheme: 'light' });
    await notHydrated.goto(start);
    await page.getByRole('button', { name: strings.toDarkTheme }).click();
    for (const window of [page, other]) await expectColors(window, 'dark');
    await expectTheme(notHydrated, 'dark');
    await hydrate(notHydrated);
    await expectColors(notHydrated, 'dark');
    await expect(notHydrated.getByRole('button', { name: strings.toLightTheme })).toBeVisible();
  });

  test('the system applies again when another window removes the choice', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(start);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(start);
    await hydrate(page);
    for (const [what, remove] of [
      ['the choice', (name: string) => localStorage.removeItem(name)],
      ['all that is stored', () => localStorage.clear()],
    ] as const) {
      await test.step(what, async () => {
        await page.getByRole('button', { name: strings.toDarkTheme }).click();
        await expectColors(page, 'dark');
        await other.evaluate(remove, key);
        await expectColors(page, 'light');
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectColors(page, colorScheme);
        }
      });
    }
  });

  test('blocked storage breaks nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        });
      }
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path('/guide/start/quick-start'));
    await expectTheme(page, 'dark');
    await page.getByRole('button', { name: strings.toLightTheme }).click();
    await expectTheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await waitForIdle(page);
    await expectTheme(page, 'light');
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(page).not.toHaveURL(/quick-start/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectTheme(page, 'light');
  });
});
