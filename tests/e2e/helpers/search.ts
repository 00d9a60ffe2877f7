import type { Page } from '@playwright/test';
import { searchIndexFiles } from 'docs-engine/node';
import { type SearchIndex, serializeIndex } from 'docs-search/index';
import { expect, holdScripts, hydrate, type Language, languages } from './test.ts';

export function locators(page: Page, { strings: { search } }: Language) {
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

export const start = '/guide/start/quick-start';

/** For tests that do not depend on the language. */
export const [english] = languages;

export async function openSearch(
  page: Page,
  language: Language,
): Promise<ReturnType<typeof locators>> {
  await page.goto(language.path(start));
  await hydrate(page);
  const found = locators(page, language);
  await found.opener.click();
  await expect(found.field).toBeFocused();
  return found;
}

/** Opens the search of a hydrated page. Its code loads once `code` is open. */
export async function openWithoutCode(page: Page, language: Language) {
  await page.goto(language.path(start));
  await hydrate(page);
  const code = await holdScripts(page);
  const found = locators(page, language);
  await found.opener.click();
  await expect(found.field).toBeFocused();
  return { ...found, code };
}

/** The first part of an index. */
export const isIndex = ({ pathname }: URL) =>
  languages.some(({ lang }) => pathname === `/${searchIndexFiles(lang).heads}`);

/** Its second part. */
export const isIndexTexts = ({ pathname }: URL) =>
  languages.some(({ lang }) => pathname === `/${searchIndexFiles(lang).texts}`);

/** Responds with another index than that of the site. */
export async function serveIndex(page: Page, index: SearchIndex): Promise<void> {
  const { heads, texts } = serializeIndex(index, '');
  const contentType = 'application/json';
  await page.route(isIndex, (route) => route.fulfill({ contentType, body: heads }));
  await page.route(isIndexTexts, (route) => route.fulfill({ contentType, body: texts }));
}

export function keysOf({ lang }: Language) {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__local-${lang}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__local-${lang}`,
  };
}

export function makeHit(name: string, url = `/guide/${name}`) {
  const hierarchy = { lvl0: 'Group', lvl1: name };
  return { objectID: url, url, type: 'lvl1', content: null, hierarchy };
}

export async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(([name, stored]) => localStorage.setItem(name, stored), [
    key,
    text,
  ] as const);
}
