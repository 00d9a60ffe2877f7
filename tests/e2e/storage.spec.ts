import type { Page } from '@playwright/test';
import { inheritedNames } from 'docs-search/testing/inherited-names.ts';
import { en } from '../support/strings.ts';
import { openPlainSample } from './helpers/playground.ts';
import { makeHit } from './helpers/search.ts';
import { expect, hydrate, inEnglish, type Language, test } from './helpers/test.ts';

const historyKeys = (lang: string) => [
  `__DOCSEARCH_RECENT_SEARCHES__local-${lang}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__local-${lang}`,
];
const localKeys = [
  'rspress-theme-appearance',
  'rspress-visited',
  'docs-slash',
  'rspress.tabs.package.manager',
  ...historyKeys('en'),
  ...historyKeys('zh'),
];
const sessionKeys = [
  'docs-scroll',
  'docs-reloaded-app',
  'docs-reloaded-search',
  'search-query',
  'playground',
  'playground-isolation',
];

/** Stores a text under every key before each document runs its scripts, in place of an earlier one. */
async function storeEverywhere(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([ofSite, ofTab, stored]) => {
      for (const name of ofSite) localStorage.setItem(name, stored);
      for (const name of ofTab) sessionStorage.setItem(name, stored);
    },
    [localKeys, sessionKeys, text] as const,
  );
}

async function expectDefaults(page: Page): Promise<void> {
  const shown = await page.evaluate(() => [
    document.documentElement.dataset.theme,
    document.querySelector('main [role=tab][aria-selected=true]')?.textContent,
  ]);
  expect(shown).toEqual(['light', 'npm']);
}

/** Opens the search, and follows a link and the way back. The fixture checks the problems of every test. */
async function visit(page: Page, { path, strings }: Language): Promise<void> {
  const start = path('/guide/start/quick-start');
  await page.goto(start);
  await hydrate(page);
  await expectDefaults(page);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: strings.search.title });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('dts');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await field.fill('');
  await expect(dialog).toContainText(strings.search.noRecent);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: strings.nextPage }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(start);
}

const anything = JSON.stringify(
  inheritedNames.map((name) => ({
    objectID: name,
    url: { [name]: name },
    hierarchy: { lvl0: 1, lvl1: { [name]: name } },
  })),
);

inEnglish('every key of the storage', (language) => {
  test('with anything in it breaks nothing', async ({ page }) => {
    for (const garbage of ['\u0000{"a":', 'null', '[{"hierarchy":null}]', anything]) {
      await test.step(JSON.stringify(garbage).slice(0, 40), async () => {
        await storeEverywhere(page, garbage);
        await visit(page, language);
      });
    }
  });
});

test('no stored name that objects inherit is a theme or a tab', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    await page.evaluate(
      ([keys, stored]) => {
        for (const key of keys) localStorage.setItem(key, stored);
      },
      [localKeys, name] as const,
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectDefaults(page);
  }
});

test('searches for names that objects inherit are a history like any other', async ({ page }) => {
  const hits = inheritedNames.map((name) => makeHit(name, `/guide/#${name}`));
  const invalid = hits.map((hit) => ({ ...hit, hierarchy: { [hit.objectID]: hit } }));
  await page.addInitScript(
    ([keys, stored]) => {
      for (const key of keys) localStorage.setItem(key, stored);
    },
    [historyKeys('en'), JSON.stringify([...invalid, ...hits])] as const,
  );
  await page.goto('/guide/start/quick-start');
  await hydrate(page);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: en.search.title });
  const favorites = dialog.getByRole('list', { name: en.search.favorites, exact: true });
  await expect(favorites.getByRole('listitem')).toHaveCount(10);
  for (const name of inheritedNames.slice(0, 10)) await expect(favorites).toContainText(name);
});

test('a stored scroll position of another type is the top', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  const entry = await page.evaluate(() => history.state.id);
  const object = Object.fromEntries(inheritedNames.map((name) => [name, 1]));
  for (const position of [null, true, 'constructor', [], {}, inheritedNames, object]) {
    await page.evaluate(
      (stored) => {
        addEventListener('pagehide', () => {
          sessionStorage.setItem('docs-scroll', stored);
          history.scrollRestoration = 'manual';
        });
      },
      JSON.stringify({ [entry]: position }),
    );
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the playground goes on with broken JSON in place of a project', async ({ page }) => {
  await storeEverywhere(page, '{"a":');
  await openPlainSample(page);
});
