import type { PageRecord, SearchIndex } from 'docs-search/index';
import {
  english,
  isIndex,
  isIndexTexts,
  openSearch,
  openWithoutCode,
  serveIndex,
  start,
} from '../helpers/search.ts';
import { blockRequests, expect, statusMessage, test, waitForIdle } from '../helpers/test.ts';

test.describe('while results are loading', () => {
  const language = english;
  const { path, strings } = language;

  test('an unfinished composition sends no query', async ({ page }) => {
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
    // As Safari reports the key that ended the composition.
    await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await waitForIdle(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  test('progress is shown from loading the code to the results', async ({ page }) => {
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

  test('Enter waits for its results', async ({ page }) => {
    const { code, dialog } = await openWithoutCode(page, language);
    await page.keyboard.type('dts.bundle');
    await page.keyboard.press('Enter');
    code.open();
    await expect(page).toHaveURL(path('/config/lib/dts#bundle'));
    await expect(dialog).toBeHidden();
  });

  test('Enter does not wait after another key', async ({ page }) => {
    const { code, dialog, options } = await openWithoutCode(page, language);
    await page.keyboard.type('dts.bundle');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift');
    code.open();
    await expect(options.first()).toBeVisible();
    await waitForIdle(page);
    await expect(dialog).toBeVisible();
  });

  test('results from a partial index are completed, also while typing', async ({ page }) => {
    // The letters of the query are on many pages; one page has the word as two words, and often.
    const pages = Array.from({ length: 4000 }, (_, at): PageRecord => {
      const title = `Page ${at}`;
      const found = at === 3999 ? 'Hay-Stack. '.repeat(9) : '';
      const text =
        at % 200 === 0 ? `Look into the haystack ${at}` : `${found}Nothing but straw ${at}`;
      const route = `/guide/page-${at}`;
      const empty = { anchor: '', facts: '', keywords: [], moreTerms: '', code: '' };
      const section = { depth: 1, heading: title, text, ...empty };
      return { route, title, group: 'Guide', rank: 1, sections: [section] };
    });
    const index: SearchIndex = { pages, synonyms: [], variants: ['', ''] };
    await serveIndex(page, index);
    const gate = await blockRequests(page, isIndex);
    const { field, options, active, progress } = await openSearch(page, language);
    await field.fill('haysta');
    await expect(progress).toBeVisible();
    // The reader continues typing as soon as there are results.
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

  test('headings are found first; then their order follows the texts, or stays under the pointer', async ({
    page,
    problems,
  }) => {
    // The pointer prefetches a page that does not exist.
    problems.allow(statusMessage);
    const makePage = (name: string, text: string): PageRecord => {
      const empty = { anchor: '', facts: '', keywords: [], moreTerms: '', code: '' };
      const section = { depth: 1, heading: `${name} meadow`, text, ...empty };
      const route = `/guide/${name.toLowerCase()}`;
      return { route, title: `${name} meadow`, group: 'Guide', rank: 1, sections: [section] };
    };
    const pages = [
      makePage('First', 'Nothing.'),
      makePage('Second', 'A meadow is a meadow.'),
      makePage('Third', ''),
    ];
    // The text of another page.
    pages.push({ ...makePage('Other', 'meadow'), title: 'Other' });
    await serveIndex(page, { pages, synonyms: [], variants: ['', ''] });
    for (const [isPointed, first] of [
      [false, '/guide/second'],
      [true, '/guide/first'],
    ] as const) {
      const gate = await blockRequests(page, isIndexTexts);
      const { field, options } = await openSearch(page, language);
      await field.fill('meadow');
      await expect(options.first()).toHaveAttribute('href', '/guide/first');
      if (isPointed) await options.first().hover();
      gate.open();
      await expect(options.filter({ hasText: 'A meadow is a meadow.' })).toHaveCount(
        isPointed ? 0 : 1,
      );
      await waitForIdle(page);
      await expect(options.first()).toHaveAttribute('href', first);
    }
  });

  test('results of the headings stay when the texts cannot be loaded', async ({
    page,
    problems,
  }) => {
    problems.allow(statusMessage);
    await page.route(isIndexTexts, (route) => route.fulfill({ status: 500 }));
    const gate = await blockRequests(page, isIndexTexts);
    const { field, options, progress } = await openSearch(page, language);
    await field.fill('quick start');
    await expect(options.first()).toBeVisible();
    gate.open();
    await waitForIdle(page);
    await expect(progress).toBeHidden();
    await expect(options.first()).toHaveAttribute('href', path(start));
  });

  test('an invalid index is an error, and requested again', async ({ page, problems }) => {
    problems.allow(statusMessage);
    await page.route(isIndex, (route) => route.fulfill({ status: 500 }));
    const { field, dialog, options } = await openSearch(page, language);
    const answers = {
      missing: { status: 500, body: '' },
      cut: { status: 200, body: '[["/guide/", "Guide"' },
      other: { status: 200, body: '{"message":"<b>no</b>"}' },
    };
    for (const [problem, answer] of Object.entries(answers)) {
      await page.route(isIndex, (route) => route.fulfill(answer));
      await field.fill(`dts ${problem}`);
      await expect(dialog.getByText(strings.search.errorTitle), problem).toBeVisible();
      await expect(dialog.getByText(strings.search.errorHelp), problem).toBeVisible();
      await page.unrouteAll();
    }
    await field.fill('dts.bundle');
    await expect(options.first()).toBeVisible();
  });
});
