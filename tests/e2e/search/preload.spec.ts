import type { Page } from '@playwright/test';
import { english, isIndex, parts, start } from '../helpers/search.ts';
import { expect, holdScripts, hydrate, test } from '../helpers/test.ts';

test.describe('coming near the search', () => {
  const language = english;

  /** What is asked for from now on: the index, code of the panel and of the engine. */
  function recordParts(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] =
        /\/((?:search|local|algolia)(?:-\w+)?)\.[\w.-]+$/.exec(new URL(request.url()).pathname) ??
        [];
      if (name) asked.push(name);
    });
    return asked;
  }

  test('nothing of it is asked for by a page, nor by a reader elsewhere', async ({ page }) => {
    const asked = recordParts(page);
    await page.goto(language.path(start));
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('heading').first().hover();
    await hydrate(page);
    await page.mouse.wheel(0, 200);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  const signs: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over its button': (page) => parts(page, language).opener.hover(),
    'the focus on its button': (page) => parts(page, language).opener.focus(),
    'a shortcut': (page) => page.keyboard.press('Control+k'),
  };
  for (const [sign, give] of Object.entries(signs)) {
    for (const isHydrated of [false, true]) {
      test(`${sign} asks for all of it once, ${isHydrated ? 'hydrated' : 'not hydrated'}`, async ({
        page,
      }) => {
        const asked = recordParts(page);
        await page.goto(language.path(start));
        if (isHydrated) await hydrate(page);
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await give(page);
        await expect.poll(() => asked.toSorted()).toEqual(['local', 'search', 'search-en']);
        await hydrate(page);
        await page.waitForLoadState('networkidle');
        expect(asked).toHaveLength(3);
      });
    }
  }
});

test.describe('a press before React', () => {
  const language = english;

  for (const [way, press] of [
    ['the button', (page: Page) => parts(page, language).opener.click()],
    ['a shortcut', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`${way} asks for the index beside React, and only once`, async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (isIndex(new URL(request.url()))) asked += 1;
      });
      await page.goto(language.path(start));
      const code = await holdScripts(page);
      await press(page);
      await code.reached;
      await expect.poll(() => asked).toBe(1);
      await page.keyboard.type('dts.bundle');
      code.open();
      await expect(parts(page, language).options.first()).toBeVisible();
      expect(asked).toBe(1);
    });
  }

  test('the search answers where that request fails', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route(isIndex, (route) => route.abort(), { times: 1 });
    await page.goto(language.path(start));
    const { opener, field, options } = parts(page, language);
    await opener.click();
    await field.fill('dts.bundle');
    await expect(options.first()).toBeVisible();
  });
});
