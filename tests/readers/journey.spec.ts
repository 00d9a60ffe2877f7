import { languages } from '../e2e/helpers/test.ts';
import type { Part } from './part.ts';
import type { Reader } from './reader.ts';
import {
  click,
  expectBestResult,
  expectFocus,
  expectShown,
  expectSoon,
  expectUrl,
  searchFor,
} from './steps.ts';
import { expect, inEachBrowser, test } from './test.ts';

const [english, chinese] = languages;
/** A browser that stops responding fails in that step. */
const limit = { timeout: 30_000 };
const quickStart = '/guide/start/quick-start';

async function expectTheme(reader: Reader, theme: string): Promise<void> {
  const readTheme = () => document.documentElement.dataset.theme;
  await expectSoon(() => reader.evaluate(readTheme), theme);
}

/** The heading of the URL hash is below the bar, in the upper half of the window. */
async function expectAtHeading(reader: Reader): Promise<void> {
  const isAtHeading = () => {
    const heading = document.getElementById(location.hash.slice(1));
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = heading?.getBoundingClientRect().top ?? 0;
    return top >= Math.floor(bar) && top < innerHeight / 2;
  };
  await expectSoon(() => reader.evaluate(isAtHeading), true);
}

async function followLink(reader: Reader): Promise<void> {
  await reader.open('/');
  expect(await reader.evaluate(() => document.title)).toMatch(/^Rslib - /);
  await reader.evaluate(() => void Object.assign(window, { marked: true }));
  await click(reader, { role: 'link', name: english.strings.getStarted });
  await expectUrl(reader, quickStart);
  await expectFocus(reader, 'h1');
  const [heading, title] = await reader.evaluate(() => [
    document.querySelector('h1')?.textContent,
    document.title,
  ]);
  expect(title).toBe(`${heading} - Rslib`);
  expect(await reader.evaluate(() => 'marked' in window)).toBe(true);
}

async function choosePackageManager(reader: Reader): Promise<void> {
  await click(reader, { role: 'tab', name: 'yarn' });
  await expectShown(reader, { role: 'tabpanel', name: 'yarn' });
  await reader.press('ArrowRight');
  await expectFocus(reader, 'tab');
  await expectShown(reader, { role: 'tabpanel', name: 'pnpm' });
}

async function chooseTheme(reader: Reader): Promise<void> {
  await click(reader, { role: 'button', name: english.strings.toDarkTheme });
  await expectTheme(reader, 'dark');
  await reader.reload();
  await expectTheme(reader, 'dark');
  await expectShown(reader, { role: 'button', name: english.strings.toLightTheme });
  await expectShown(reader, { role: 'tabpanel', name: 'pnpm' });
}

async function changeLanguage(reader: Reader): Promise<void> {
  await click(reader, { role: 'button', name: english.strings.language });
  await click(reader, { role: 'link', name: chinese.label });
  await expectUrl(reader, chinese.path(quickStart));
  expect(await reader.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  await expectTheme(reader, 'dark');
  await expectShown(reader, { role: 'tabpanel', name: 'pnpm' });
}

async function search(reader: Reader): Promise<void> {
  await searchFor(reader, '/', '输出 清空目录');
  // Names of pages are found first, then what their texts say.
  await expectBestResult(reader, '/zh/config/rsbuild/output#clean-dist-path');
  await reader.press('Enter');
  await expectUrl(reader, '/zh/config/rsbuild/output#clean-dist-path');
  await expectAtHeading(reader);
  await reader.open(quickStart);
  await searchFor(reader, 'Control+k', 'dts bundle');
  // The page comes first, its sections below it.
  await click(reader, { role: 'option' });
  await expectUrl(reader, '/config/lib/dts');
}

/** Browsers may deny clipboard access; then the page says so. */
async function copyCode(reader: Reader): Promise<void> {
  const { strings } = english;
  await click(reader, { role: 'button', name: strings.copyCode });
  const readNotes = () =>
    [...document.querySelectorAll('[role=status]')].map((note) => note.textContent);
  const isAnswered = async () =>
    (await reader.isShown({ role: 'button', name: strings.copied })) ||
    (await reader.evaluate(readNotes)).includes(strings.copyManually);
  await expectSoon(isAnswered, true);
}

async function useDrawer(reader: Reader): Promise<void> {
  const drawer: Part = { role: 'dialog', name: english.strings.sidebarMenu };
  await reader.resize(390, 800);
  await click(reader, { role: 'button', name: english.strings.sidebarMenu });
  await expectShown(reader, drawer);
  await reader.press('Escape');
  await expectShown(reader, drawer, false);
  await expectFocus(reader, 'button');
  await reader.press('Enter');
  await expectShown(reader, drawer);
  await click(reader, { role: 'link', name: 'lib.format' });
  await expectUrl(reader, '/config/lib/format');
  await expectShown(reader, drawer, false);
}

async function travel(reader: Reader): Promise<void> {
  await test.step('follows a link', () => followLink(reader), limit);
  await test.step('chooses a package manager', () => choosePackageManager(reader), limit);
  await test.step('chooses a theme, for longer than this visit', () => chooseTheme(reader), limit);
  await test.step('changes the language', () => changeLanguage(reader), limit);
  await test.step('searches in both languages', () => search(reader), limit);
  await test.step('copies code', () => copyCode(reader), limit);
  await test.step('uses the drawer of a phone', () => useDrawer(reader), limit);
}

// Below, Chromium travels through translated pages.
inEachBrowser(() => {
  test('a reader navigates and searches', ({ reader }) => travel(reader));
}, ['Firefox', 'WebKit']);

// In Chromium, `tests/e2e/documents.spec.ts` does this.
inEachBrowser(() => {
  test.describe('without JavaScript', () => {
    test.use({ hasScript: false });

    test('a reader can open every page', async ({ reader }) => {
      const { strings } = english;
      await reader.open('/');
      await click(reader, { role: 'link', name: strings.getStarted });
      await expectUrl(reader, quickStart);
      expect(await reader.evaluate(() => document.documentElement.dataset.theme)).toBeFalsy();
      for (const name of ['npm', 'yarn', 'pnpm', 'bun']) {
        await expectShown(reader, { role: 'tabpanel', name });
      }
      await click(reader, { role: 'button', name: strings.language });
      await click(reader, { role: 'link', name: chinese.label });
      await expectUrl(reader, chinese.path(quickStart));
      await reader.resize(390, 800);
      await click(reader, { role: 'button', name: chinese.strings.sidebarMenu });
      await expectShown(reader, { role: 'navigation', name: chinese.strings.sidebar });
    });
  });
}, ['Firefox', 'WebKit']);

/** The parts around the content are those of the document, not of a page before. */
async function expectFresh(reader: Reader): Promise<void> {
  const findStale = async () => {
    const html = await (await fetch(location.href)).text();
    const own = new DOMParser().parseFromString(html, 'text/html');
    const readTexts = (doc: Document) =>
      [...doc.querySelectorAll('header nav, #sidebar nav, #outline nav, [rel=next], .skip-link')]
        .filter((part) => !part.closest('[popover]:not(#sidebar, #outline)'))
        .map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    const expected = readTexts(own);
    return readTexts(document)
      .filter((text, index) => text !== expected[index])
      .join();
  };
  await expectSoon(() => reader.evaluate(findStale), '');
}

/** Each letter is an update of React. */
async function typeInTranslatedSearch(reader: Reader): Promise<void> {
  await reader.open(quickStart);
  for (const query of ['default format', 'outptu path', 'qqqqzz', 'dts bundle']) {
    await reader.press('Control+k');
    await expectFocus(reader, 'combobox');
    await reader.type(query);
    const status = () => document.querySelector('#search [role=status]')?.textContent;
    const expected = query === 'qqqqzz' ? /qqqqzz/ : /\d/;
    await expectSoon(() => reader.evaluate(status), expect.stringMatching(expected), query);
    await reader.press('Escape');
    await expectShown(reader, { role: 'combobox' }, false);
  }
}

async function leaveAndReturn(reader: Reader): Promise<void> {
  await reader.open(quickStart);
  for (const [name, path] of [
    [english.strings.language, quickStart],
    [chinese.strings.language, chinese.path(quickStart)],
  ] as const) {
    const other = path === quickStart ? chinese : english;
    await click(reader, { role: 'button', name });
    await click(reader, { role: 'link', name: other.label });
    await expectUrl(reader, other.path(quickStart));
    await expectFresh(reader);
  }
  await reader.evaluate(() => document.querySelector<HTMLElement>('[rel=next]')?.click());
  await expectUrl(reader, '/guide/start/glossary');
  await expectFresh(reader);
  await reader.evaluate(() => history.back());
  await expectUrl(reader, quickStart);
  await expectFresh(reader);
}

inEachBrowser(() => {
  test.describe('with translated pages', () => {
    test.use({ isTranslated: true });

    test('a reader navigates and searches', async ({ reader }) => {
      await travel(reader);
      await reader.resize(1440, 900);
      await test.step('types', () => typeInTranslatedSearch(reader), limit);
      await test.step('leaves and returns', () => leaveAndReturn(reader), limit);
    });
  });
}, ['Chromium']);
