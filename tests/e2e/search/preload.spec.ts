import type { Page } from '@playwright/test';
import { english, isIndex, locators, start } from '../helpers/search.ts';
import { blockRequests, expect, holdScripts, hydrate, test } from '../helpers/test.ts';

test.describe('preloading the search', () => {
  const language = english;

  /** Records requests from now on: the index, code of the panel and of the engine. */
  function recordRequests(page: Page): string[] {
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, name] =
        /\/((?:search|panel|local|algolia)(?:-\w+)*)\.[\w.-]+$/.exec(
          new URL(request.url()).pathname,
        ) ?? [];
      if (name) requested.push(name);
    });
    return requested;
  }

  test('a page requests nothing of it, nor does other interaction', async ({ page }) => {
    const requested = recordRequests(page);
    await page.goto(language.path(start));
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('heading').first().hover();
    await hydrate(page);
    await page.mouse.wheel(0, 200);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  const interactions: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over its button': (page) => locators(page, language).opener.hover(),
    'focus on its button': (page) => locators(page, language).opener.focus(),
    'a shortcut': (page) => page.keyboard.press('Control+k'),
  };
  for (const isHydrated of [false, true]) {
    test(`each of these requests all of it once, ${isHydrated ? 'hydrated' : 'not hydrated'}`, async ({
      page,
    }) => {
      const requested = recordRequests(page);
      for (const [interaction, interact] of Object.entries(interactions)) {
        await test.step(interaction, async () => {
          await page.goto(language.path(start));
          if (isHydrated) await hydrate(page);
          await page.waitForLoadState('networkidle');
          expect(requested).toEqual([]);
          await interact(page);
          await expect
            .poll(() => requested.toSorted())
            .toEqual(['local', 'panel', 'search-en', 'search-en-texts']);
          await hydrate(page);
          await page.waitForLoadState('networkidle');
          expect(requested).toHaveLength(4);
          requested.length = 0;
        });
      }
    });
  }

  test('a pointer over its button starts it while React loads', async ({ page }) => {
    const requested = recordRequests(page);
    await page.goto(language.path(start));
    const app = await blockRequests(page, ({ pathname }) => pathname.startsWith('/assets/app.'));
    await locators(page, language).opener.hover();
    await app.reached;
    // The code runs before it asks for the index.
    await expect.poll(() => requested.toSorted()).toEqual(['local', 'panel', 'search-en']);
    app.open();
    await expect.poll(() => requested.length).toBe(4);
  });

  test('what is typed is searched while React loads', async ({ page }) => {
    const requested = recordRequests(page);
    await page.goto(language.path(start));
    const app = await blockRequests(page, ({ pathname }) => pathname.startsWith('/assets/app.'));
    const { opener, field, options } = locators(page, language);
    await opener.click();
    await app.reached;
    // No heading has this word.
    await field.fill('fs-extra');
    await expect.poll(() => requested).toContain('search-en-texts');
    app.open();
    await expect(options.first()).toBeVisible();
  });
});

test.describe('an opening before React', () => {
  const language = english;

  test('requests the index in parallel with React, and only once', async ({ page }) => {
    let requested = 0;
    page.on('request', (request) => {
      if (isIndex(new URL(request.url()))) requested += 1;
    });
    for (const [way, press] of [
      ['the button', () => locators(page, language).opener.click()],
      ['a shortcut', () => page.keyboard.press('Control+k')],
    ] as const) {
      await test.step(way, async () => {
        requested = 0;
        const code = await holdScripts(page);
        await page.goto(language.path(start));
        await press();
        await code.reached;
        await expect.poll(() => requested).toBe(1);
        await page.keyboard.type('dts.bundle');
        code.open();
        await expect(locators(page, language).options.first()).toBeVisible();
        expect(requested).toBe(1);
      });
    }
  });

  test('the search works if that request fails', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route(isIndex, (route) => route.abort(), { times: 1 });
    await page.goto(language.path(start));
    const { opener, field, options } = locators(page, language);
    await opener.click();
    await field.fill('dts.bundle');
    await expect(options.first()).toBeVisible();
  });
});
