import type { Page } from '@playwright/test';
import { writeIndexFile } from '#search/index/index-file.ts';
import type { PageRecord, SearchIndex } from '#search/index/records.ts';
import { findViolations } from './helpers/axe.ts';
import {
  blockRequests,
  expect,
  holdDocument,
  holdScripts,
  hydrate,
  inChinese,
  inEachLanguage,
  isScrollLocked,
  type Language,
  languages,
  statusMessage,
  test,
  waitForIdle,
} from './helpers/test.ts';

function parts(page: Page, { strings: { search } }: Language) {
  const dialog = page.getByRole('dialog', { name: search.title, exact: true });
  return {
    opener: page.getByRole('button', { name: search.button }),
    dialog,
    field: dialog.getByRole('combobox', { name: search.field, exact: true }),
    clear: dialog.getByRole('button', { name: search.clear, exact: true }),
    results: dialog.getByRole('listbox', { name: search.results, exact: true }),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true }),
    recent: dialog.getByRole('list', { name: search.recent, exact: true }),
    favorites: dialog.getByRole('list', { name: search.favorites, exact: true }),
    slash: dialog.getByRole('switch', { name: search.slash, exact: true }),
    progress: dialog.getByRole('progressbar', { name: search.searching, exact: true }),
  };
}

const start = '/guide/start/quick-start';

/** For what has no words in it. */
const [english] = languages;

async function openSearch(page: Page, language: Language): Promise<ReturnType<typeof parts>> {
  await page.goto(language.path(start));
  await hydrate(page);
  const found = parts(page, language);
  await found.opener.click();
  await expect(found.field).toBeFocused();
  return found;
}

/** Opens the search of a page that is awake; its code comes when `code` is opened. */
async function openWithoutCode(page: Page, language: Language) {
  await page.goto(language.path(start));
  await hydrate(page);
  const code = await holdScripts(page);
  const found = parts(page, language);
  await found.opener.click();
  await expect(found.field).toBeFocused();
  return { ...found, code };
}

const isIndex = ({ pathname }: URL) => /^\/search-\w+\.json$/.test(pathname);

/** Answers with another index than that of the site. */
async function serveIndex(page: Page, index: SearchIndex): Promise<void> {
  await page.route(isIndex, (route) =>
    route.fulfill({ contentType: 'application/json', body: writeIndexFile(index) }),
  );
}

function keysOf({ lang }: Language) {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__local-${lang}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__local-${lang}`,
  };
}

function makeHit(name: string, url = `/guide/${name}`) {
  const hierarchy = { lvl0: 'Group', lvl1: name };
  return { objectID: url, url, type: 'lvl1', content: null, hierarchy };
}

async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(([name, stored]) => localStorage.setItem(name, stored), [
    key,
    text,
  ] as const);
}

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
      test(`${sign} asks for all of it once, ${isHydrated ? 'awake' : 'asleep'}`, async ({
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

test.describe('opening the search', () => {
  const language = english;
  const { path } = language;

  test('by its shortcuts, not in a field; Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.goto(path('/config/'));
    await hydrate(page);
    const { dialog, field } = parts(page, language);
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.fill('a');
    await page.keyboard.press('/');
    await expect(filter).toHaveValue('a/');
    await expect(dialog).toBeHidden();
    await filter.fill('');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    // The console of Firefox.
    await page.keyboard.press('Control+Shift+K');
    await expect(dialog).toBeHidden();
    // On many keyboards, the slash needs Shift.
    for (const keys of ['Control+k', 'Meta+k', '/', 'Shift+/']) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field, keys).toBeFocused();
      await expect(field, keys).toHaveValue('');
      await field.fill('dts');
      await page.keyboard.press('Escape');
      await expect(dialog, keys).toBeHidden();
      await expect(link, keys).toBeFocused();
    }
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  });

  test('`/` can be turned off: on other pages, in other windows, before the page is awake', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const others = await openSearch(other, language);
    const { dialog, opener, slash } = await openSearch(page, language);
    await expect(slash).toBeChecked();
    await slash.click();
    await expect(slash).not.toBeChecked();
    await expect(others.slash).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(dialog).toBeHidden();

    await page.goto(path('/config/lib/dts'));
    const chunk = await holdScripts(page);
    await page.keyboard.press('/');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    chunk.open();
    await slash.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
    await expect(opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  });

  for (const [platform, keys] of [
    ['Win32', 'Ctrl K'],
    ['Linux x86_64', 'Ctrl K'],
    ['MacIntel', '⌘ K'],
    ['iPad', '⌘ K'],
  ] as const) {
    test(`the button names the keys of ${platform}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'platform', { get: () => value });
      }, platform);
      await page.goto(path(start));
      await hydrate(page);
      await expect(parts(page, language).opener).toContainText(keys);
    });
  }

  test('keeps the page behind it still, and a second press of the keys does nothing', async ({
    page,
  }) => {
    await page.goto(path(start));
    await hydrate(page);
    const { dialog, field } = parts(page, language);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    expect(await isScrollLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await isScrollLocked(page)).toBe(false);
  });

  test('from a panel that closes for it: the focus goes to the button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path(start));
    await hydrate(page);
    const { dialog, field, opener } = parts(page, language);
    await page.getByRole('button', { name: language.strings.mainMenu }).click();
    await expect(page.getByRole('dialog', { name: language.strings.mainMenu })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the way back to another page closes it', async ({ page }) => {
    await page.goto(path('/guide/start/'));
    await hydrate(page);
    await page.getByRole('link', { name: language.strings.nextPage }).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    const { dialog, field } = parts(page, language);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('before the page is awake, with the keys that were typed', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { field, opener, options } = parts(page, language);
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    chunk.open();
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveValue('autoExternal');
    await expect(field).toBeFocused();
  });

  test('before the page is awake, and Enter is followed when its answer comes', async ({
    page,
  }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { dialog, field, opener } = parts(page, language);
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    await page.keyboard.press('Enter');
    chunk.open();
    await expect(page).toHaveURL(/\/config\/lib\/auto-external/);
    await expect(dialog).toBeHidden();
  });

  for (const [what, init] of [
    ['of a composition', { key: 'Enter', keyCode: 229 }],
    ['with Control', { key: 'Enter', keyCode: 13, ctrlKey: true }],
    ['before another key', { key: 'Shift', keyCode: 16 }],
  ] as const) {
    test(`before the page is awake, where an Enter ${what} follows nothing`, async ({ page }) => {
      await page.goto(path(start));
      const chunk = await holdScripts(page);
      const { field, opener, options } = parts(page, language);
      await opener.click();
      await page.keyboard.type('autoExternal');
      if (what === 'before another key') await page.keyboard.press('Enter');
      await field.evaluate((element, given) => {
        element.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true }));
      }, init);
      chunk.open();
      await expect(options.first()).toBeVisible();
      await waitForIdle(page);
      await expect(page).toHaveURL(path(start));
    });
  }

  test('closed again before the page is awake, it is empty at the next time', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { dialog, field } = parts(page, language);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('autoExternal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    chunk.open();
    await hydrate(page);
    await page.keyboard.press('/');
    await expect(dialog.getByText(language.strings.search.noRecent)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('before the page is awake, with the selected text', async ({ page }) => {
    await page.goto(path(start));
    const chunk = await holdScripts(page);
    const { field, options } = parts(page, language);
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('h1') as HTMLElement);
    });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    chunk.open();
    await expect(field).toHaveValue('Quick start');
    await expect(options.first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('with the selected text, cut to 64 characters', async ({ page }) => {
    await page.goto(path(start));
    await hydrate(page);
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('main') as HTMLElement);
    });
    await page.keyboard.press('Control+k');
    const { field } = parts(page, language);
    await expect(field).toHaveAttribute('maxlength', '64');
    const value = await field.inputValue();
    expect(value.length).toBeGreaterThan(50);
    expect(value.length).toBeLessThanOrEqual(64);
  });

  test('stays open for a page that was on its way before it, in another language, too', async ({
    page,
  }) => {
    await page.goto(path(start));
    await hydrate(page);
    const { field, options } = parts(page, language);
    const target = `/zh${start}`;
    const gate = await holdDocument(page, target);
    await page.getByRole('button', { name: language.strings.language, exact: true }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await gate.reached;
    await page.keyboard.press('Control+k');
    await field.fill('umdName');
    await expect(options.first()).toHaveAttribute('href', /^\/config\//);
    gate.open();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
    await expect(page.getByRole('combobox')).toHaveValue('umdName');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(path(start));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a press on the backdrop closes it, and the focus stays inside before', async ({ page }) => {
    const { dialog, field, opener } = await openSearch(page, language);
    for (let turn = 0; turn < 6; turn++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement: active } = document;
        return active === document.body || Boolean(active?.closest('dialog'));
      });
      expect(place, `Tab ${turn}`).toBe(true);
    }
    await field.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('text that is selected beyond its edge leaves it open', async ({ page }) => {
    const { dialog, field } = await openSearch(page, language);
    await field.fill('banner');
    const box = await field.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(10, (box?.y ?? 0) + 10);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue('banner');
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });

  test('on a phone it fills what the keyboard leaves of the screen, and has a way out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { dialog, field, options } = await openSearch(page, language);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    // A keyboard covers the page without making it smaller.
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { value: 450 });
      viewport.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(async () => (await dialog.boundingBox())?.height, 'height of the dialog')
      .toBe(450);
    await page.keyboard.press('ArrowUp');
    const last = await options.last().boundingBox();
    expect((last?.y ?? 450) + (last?.height ?? 0)).toBeLessThanOrEqual(450);
    await dialog.getByRole('button', { name: language.strings.search.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  test('hostile text in the index, the query and the storage is text', async ({ page }) => {
    const markup = '<img src=x onerror=alert(1)>';
    const turned = '\u202egnp.exe';
    const long = 'a'.repeat(100_000);
    const pages: PageRecord[] = [
      [
        '/guide/start/',
        `${markup} dts`,
        markup,
        1,
        [[1, `${markup} dts`, '', `${turned} dts`, markup, 'dts']],
      ],
      ['/guide/faq/features', turned, turned, 1, [[1, `${turned} dts ${long}`, '', long, '', '']]],
    ];
    const index: SearchIndex = { pages, synonyms: [['dts', markup, long]] };
    await serveIndex(page, index);
    const keys = keysOf(language);
    await store(page, keys.favorites, '{"a":');
    await store(page, keys.recent, [
      null,
      7,
      makeHit('script', 'javascript:alert(1)'),
      makeHit('foreign', '//evil.example/'),
      makeHit(markup, '/guide/start/'),
      makeHit(`${turned}\ud83d${long}`, '/guide/'),
    ]);
    const { recent, field, options, dialog } = await openSearch(page, language);
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await expect(recent).toContainText(markup);
    await field.fill('dts');
    await expect(options).toHaveCount(2);
    await expect(options.first()).toContainText(markup);
    await field.fill(`${markup}${turned}\ud83d$&`);
    await expect(options.filter({ hasText: markup }).first()).toBeVisible();
    await field.fill('\u202e\u200b\ud83dqqzzxx');
    await expect(dialog.getByText('qqzzxx')).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    const isWide = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(isWide).toBe(false);
  });
});

inChinese('traditional characters', (language) => {
  test('find the pages in simplified ones', async ({ page }) => {
    const { field, options } = await openSearch(page, language);
    await field.fill('環境變數');
    await expect(options.first()).toHaveAttribute('href', /^\/zh\/guide\/advanced\/env-vars/);
  });
});

inEachLanguage('results', (language) => {
  const { path, strings } = language;

  test('are groups of links with marks, and the field names the active one', async ({ page }) => {
    const { field, clear, results, options, active, dialog } = await openSearch(page, language);
    await expect(clear).toBeHidden();
    for (const hint of ['toSelect', 'toNavigate', 'toClose'] as const) {
      await expect(dialog.getByText(strings.search[hint])).toBeVisible();
    }
    await field.fill('autoExternal');
    await expect(results).toBeVisible();
    await expect(results.getByRole('group').first()).toHaveAccessibleName(/./);
    await expect(options.first().locator('mark').first()).toHaveText(/auto/i);
    await expect(active).toHaveCount(1);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    const count = await options.count();
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThanOrEqual(20);
    for (const option of await options.all()) {
      await expect(option).toHaveAttribute('href', new RegExp(`^${path('/')}`));
    }

    const first = await active.getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('id', first ?? '');

    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(clear).toBeHidden();
  });

  test('arrow keys reach all hits right after a key press', async ({ page }) => {
    const { field, options } = await openSearch(page, language);
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    // In the frame of the answer, before the other hits are there.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'css';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
          resolve();
        });
      });
    });
    await expect.poll(() => options.count(), 'number of hits').toBeGreaterThan(8);
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
  });

  test('a new answer starts at its first hit', async ({ page }) => {
    const { field, options, results } = await openSearch(page, language);
    await field.fill('css');
    await expect(options.nth(8)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).not.toBeInViewport();
    await field.fill('dts');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toBeInViewport();
    await expect.poll(() => results.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  test('Enter follows, Ctrl and Cmd open a tab, Shift a window, Alt nothing', async ({
    page,
    context,
  }) => {
    const { field, active, dialog } = await openSearch(page, language);
    await field.fill('dts.bundle');
    await expect(active).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await page.keyboard.press('Alt+Enter');
    await expect(dialog).toBeVisible();
    for (const modifier of ['Control', 'Meta', 'Shift']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${modifier}+Enter`);
      const other = await opened;
      await expect(other).toHaveURL(path('/config/lib/dts#bundle'));
      await other.close();
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await expect(dialog).toBeHidden();
    await expect(page.locator('#bundle')).toBeInViewport();
  });

  test('nothing found: the query, and at most three groups of the last answer', async ({
    page,
  }) => {
    const { field, options, dialog } = await openSearch(page, language);
    // What is told in an element that comes with its text is not read out everywhere.
    const region = await dialog.getByRole('status').elementHandle();
    await field.fill('bundle');
    await expect(options.first()).toBeVisible();
    await field.fill('qqzzxxqq');
    const told = strings.search.noResults.replace('{query}', 'qqzzxxqq');
    await expect(dialog.getByText(told)).toBeVisible();
    expect(await region?.textContent()).toBe(told);
    await expect(dialog.getByText(strings.search.trySearching)).toBeVisible();
    const suggestions = dialog.getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const text = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  });
});

inEachLanguage('searches that are remembered', (language) => {
  const { path, strings } = language;

  test('a chosen hit is recent, can be a favourite, and be removed', async ({ page }) => {
    const { field, options, opener, recent, favorites, dialog } = await openSearch(page, language);
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await field.fill('dts.bundle');
    await expect(options.first()).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await options.first().click();
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await opener.click();
    const item = recent.getByRole('listitem');
    await expect(item.getByRole('link')).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await item.getByRole('button', { name: strings.search.save, exact: true }).click();
    await expect(recent).toBeHidden();
    const favorite = favorites.getByRole('listitem');
    await expect(favorite.getByRole('button', { name: strings.search.save })).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await favorite.getByRole('button', { name: strings.search.remove, exact: true }).click();
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  });
});

test.describe('whatever the language', () => {
  const language = english;
  const { path, strings } = language;
  const keys = keysOf(language);

  test('a hit is remembered that the middle button opens, not one that the right button points at', async ({
    page,
    context,
  }) => {
    const { field, active, dialog, clear, recent } = await openSearch(page, language);
    await field.fill('dts.bundle');
    await expect(active).toHaveAttribute('href', path('/config/lib/dts#bundle'));
    await active.click({ button: 'right' });
    await clear.click();
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await field.fill('dts.bundle');
    const opened = context.waitForEvent('page');
    await active.click({ button: 'middle' });
    await expect(await opened).toHaveURL(path('/config/lib/dts#bundle'));
    await clear.click();
    await expect(recent.getByRole('link')).toHaveAttribute('href', path('/config/lib/dts#bundle'));
  });

  test('an unfinished composition is not asked', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, language);
    await field.evaluate((element: HTMLInputElement) => {
      element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      element.value = 'dts';
      element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(dialog.getByText(language.strings.search.noRecent)).toBeVisible();
    await field.dispatchEvent('compositionend', { bubbles: true });
    await expect(options.first()).toBeVisible();
    // As Safari tells of the key that ended the composition.
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await waitForIdle(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  test('a slow answer shows progress from 300 ms on', async ({ page }) => {
    const gate = await blockRequests(page, isIndex);
    const { field, progress, options } = await openSearch(page, language);
    await field.fill('dts');
    await expect(progress).toBeVisible();
    gate.open();
    await expect(options.first()).toBeVisible();
    await expect(progress).toBeHidden();
  });

  test('progress is shown from the loading of the code to the answer', async ({ page }) => {
    const gate = await blockRequests(page, isIndex);
    const { code, field, dialog, progress, options } = await openWithoutCode(page, language);
    await field.fill('dts');
    await expect(progress).toBeVisible();
    const shown = await progress.elementHandle();
    code.open();
    await gate.reached;
    const close = { name: strings.search.close, exact: true, includeHidden: true };
    await expect(dialog.getByRole('button', close)).toBeAttached();
    expect(await shown?.isVisible()).toBe(true);
    gate.open();
    await expect(options.first()).toBeVisible();
    await expect(progress).toBeHidden();
  });

  test('Enter waits for its answer', async ({ page }) => {
    const { code, dialog } = await openWithoutCode(page, language);
    await page.keyboard.type('dts.bundle');
    await page.keyboard.press('Enter');
    code.open();
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await expect(dialog).toBeHidden();
  });

  test('Enter does not wait when another key comes', async ({ page }) => {
    const { code, dialog, options } = await openWithoutCode(page, language);
    await page.keyboard.type('dts.bundle');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift');
    code.open();
    await expect(options.first()).toBeVisible();
    await waitForIdle(page);
    await expect(dialog).toBeVisible();
  });

  test('an answer that comes before the index is whole is completed, also when the reader types on', async ({
    page,
  }) => {
    // The letters of the query stand on many pages, on one the word is written in two.
    const pages = Array.from({ length: 4000 }, (_, at): PageRecord => {
      const title = at === 3999 ? 'Hay-Stack' : `Page ${at}`;
      const text = at % 200 === 0 ? `Look into the haystack ${at}` : `Nothing but straw ${at}`;
      return [`/guide/page-${at}`, title, 'Guide', 1, [[1, title, '', text, '', '']]];
    });
    const index: SearchIndex = { pages, synonyms: [] };
    await serveIndex(page, index);
    const gate = await blockRequests(page, isIndex);
    const { field, options, active, progress } = await openSearch(page, language);
    await field.fill('haysta');
    await expect(progress).toBeVisible();
    // The reader types on as soon as there is an answer.
    const firsts = await field.evaluateHandle((element: HTMLInputElement) => {
      const shown: string[] = [];
      new MutationObserver(() => {
        const first = document.querySelector('[role=option]')?.getAttribute('href') ?? '';
        if (!first || first === shown.at(-1)) return;
        shown.push(first);
        if (element.value !== 'haysta') return;
        element.value = 'haystack';
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }).observe(document, { childList: true, subtree: true, attributes: true });
      return shown;
    });
    gate.open();
    await expect(active).toHaveAttribute('href', '/guide/page-3999');
    await expect(options).toHaveCount(20);
    expect(await firsts.jsonValue()).toEqual(['/guide/page-0', '/guide/page-3999']);
  });

  test('an index that cannot be read is an error, and asked again', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.route(isIndex, (route) => route.fulfill({ status: 500 }));
    const { field, dialog, options } = await openSearch(page, language);
    const answers = {
      missing: { status: 500, body: '' },
      cut: { status: 200, body: '[["/guide/", "Guide"' },
      other: { status: 200, body: '{"message":"<b>no</b>"}' },
    };
    for (const [fault, answer] of Object.entries(answers)) {
      await page.route(isIndex, (route) => route.fulfill(answer));
      await field.fill(`dts ${fault}`);
      await expect(dialog.getByText(strings.search.errorTitle), fault).toBeVisible();
      await expect(dialog.getByText(strings.search.errorHelp), fault).toBeVisible();
      await page.unrouteAll();
    }
    await field.fill('dts.bundle');
    await expect(options.first()).toBeVisible();
  });

  test('seven of them; four beside favourites, of which there are ten', async ({ page }) => {
    const many = Array.from({ length: 12 }, (_, index) => makeHit(`page-${index}`));
    await store(page, keys.recent, many);
    const { recent } = await openSearch(page, language);
    await expect(recent.getByRole('listitem')).toHaveCount(7);
    await store(
      page,
      keys.favorites,
      many.map(({ url }) => makeHit(url, `/guide/other${url}`)),
    );
    const both = await openSearch(page, language);
    await expect(both.recent.getByRole('listitem')).toHaveCount(4);
    await expect(both.favorites.getByRole('listitem')).toHaveCount(10);
  });

  test('another window adds to them', async ({ page, context }) => {
    const { field, options, opener, recent, favorites } = await openSearch(page, language);
    const other = await context.newPage();
    const others = await openSearch(other, language);
    await others.field.fill('banner');
    await others.options.first().press('Control+Enter');
    await others.field.fill('');
    await others.recent.getByRole('button', { name: strings.search.save }).click();
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
    await field.fill('dts.bundle');
    await options.first().click();
    await opener.click();
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
  });

  test('Enter follows one of them from the field', async ({ page }) => {
    await store(page, keys.recent, [makeHit('Introduction', path('/guide/start/'))]);
    const { recent } = await openSearch(page, language);
    await expect(recent).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path('/guide/start/'));
  });

  test('an arrow key is taken as soon as they are there', async ({ page }) => {
    await store(page, keys.recent, [makeHit('Introduction', path('/guide/start/'))]);
    const { field, recent, code } = await openWithoutCode(page, language);
    await field.evaluate((element) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-hit]')) return;
        observer.disconnect();
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    code.open();
    const id = await recent.getByRole('link').getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', String(id));
  });
});

inEachLanguage('axe finds nothing in the search', (language) => {
  const { strings } = language;
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('on any of its screens', async ({ page, problems }) => {
        test.setTimeout(90_000);
        problems.allow(statusMessage);
        async function expectAccessible(what: string): Promise<void> {
          const violations = await findViolations(page, { include: 'dialog' });
          const found = violations.map(({ id, nodes }) => [id, nodes[0]?.failureSummary]);
          expect.soft(found, what).toEqual([]);
        }
        const hit = makeHit('Introduction', language.path('/guide/start/'));
        const { field, options, dialog } = await openSearch(page, language);
        await expect(dialog.getByText(strings.search.noRecent)).toBeVisible();
        await expectAccessible('empty start');
        await field.fill('bundle');
        await expect(options.first()).toBeVisible();
        await expectAccessible('results');
        await field.fill('qqzzxxqq');
        await expect(dialog.getByText(strings.search.trySearching)).toBeVisible();
        await expectAccessible('no results');
        await store(page, keysOf(language).recent, [hit]);
        await store(page, keysOf(language).favorites, [makeHit('Other')]);
        const again = await openSearch(page, language);
        await expect(again.recent).toBeVisible();
        await expectAccessible('start');
        await page.route(isIndex, (route) => route.fulfill({ status: 500 }));
        const broken = await openSearch(page, language);
        await broken.field.fill('dts');
        await expect(dialog.getByText(strings.search.errorTitle)).toBeVisible();
        await expectAccessible('error');
      });
    });
  }
});
