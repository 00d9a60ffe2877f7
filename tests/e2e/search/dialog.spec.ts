import type { PageRecord, SearchIndex } from 'docs-search/index';
import { findViolations } from '../helpers/axe.ts';
import {
  english,
  isIndex,
  keysOf,
  locators,
  makeHit,
  openSearch,
  serveIndex,
  start,
  store,
} from '../helpers/search.ts';
import {
  expect,
  holdDocument,
  hydrate,
  inEachLanguage,
  statusMessage,
  test,
} from '../helpers/test.ts';

test.describe('the dialog', () => {
  const language = english;
  const { path } = language;

  test('has the selected text, cut to 64 characters, or the words of a pasted message instead of its path', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path(start));
    await hydrate(page);
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('main') as HTMLElement);
    });
    await page.keyboard.press('Control+k');
    const { field } = locators(page, language);
    await expect(field).toHaveAttribute('maxlength', '64');
    const value = await field.inputValue();
    expect(value.length).toBeGreaterThan(50);
    expect(value.length).toBeLessThanOrEqual(64);

    const folder = '/Users/maria/Documents/work/customers/acme/frontend/packages/design-system';
    for (const [typed, pasted, expected] of [
      [
        '',
        `${folder}/src/index.ts:1:2 - error TS2834: Relative import`,
        'error TS2834: Relative import',
      ],
      ['what is ', `${folder}/src/a.ts(1,2): error TS9010`, 'what is error TS9010'],
      ['', 'short /a/path.ts:1:2', 'short /a/path.ts:1:2'],
      ['', 'x'.repeat(100), 'x'.repeat(64)],
    ] as const) {
      await field.fill(typed);
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await page.keyboard.press('Control+v');
      await expect(field).toHaveValue(expected);
    }
  });

  test('stays open when an earlier navigation finishes, also in another language', async ({
    page,
  }) => {
    await page.goto(path(start));
    await hydrate(page);
    const { field, options } = locators(page, language);
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

  test('a click on the backdrop closes it, but selecting text beyond its edge does not; until then the focus stays inside', async ({
    page,
  }) => {
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
    await page.mouse.click(10, 400);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('on a phone it fills the screen above the keyboard, and can be closed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { dialog, field, options } = await openSearch(page, language);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await field.fill('dts');
    await expect(options.first()).toBeVisible();
    // A virtual keyboard covers the page without resizing it.
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
    const section = { depth: 1, anchor: '', facts: '', keywords: [] };
    const pages: PageRecord[] = [
      {
        route: '/guide/start/',
        title: `${markup} dts`,
        group: markup,
        rank: 1,
        sections: [
          {
            ...section,
            heading: `${markup} dts`,
            text: `${turned} dts`,
            moreTerms: markup,
            code: 'dts',
          },
        ],
      },
      {
        route: '/guide/faq/features',
        title: turned,
        group: turned,
        rank: 1,
        sections: [
          { ...section, heading: `${turned} dts ${long}`, text: long, moreTerms: '', code: '' },
        ],
      },
    ];
    const synonyms = [['dts', markup, long]];
    const index: SearchIndex = { pages, synonyms, variants: ['', ''] };
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

inEachLanguage('axe finds nothing in the search', (language) => {
  const { strings } = language;
  // Colors do not depend on the language.
  test.use({ colorScheme: language.lang === 'en' ? 'light' : 'dark' });

  test('on every screen', async ({ page, problems }) => {
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
    await page.route(isIndex, (route) => route.fulfill({ status: 500 }));
    const again = await openSearch(page, language);
    await expect(again.recent).toBeVisible();
    await expectAccessible('start');
    await again.field.fill('dts');
    await expect(dialog.getByText(strings.search.errorTitle)).toBeVisible();
    await expectAccessible('error');
  });
});
