import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, hydrate, isTagged, linkTo, tagDocument, test } from './helpers/test.ts';

const start = '/guide/start/';
const target = '/guide/start/quick-start';

/** Changes what the router fetches; the browser itself receives the complete document. */
async function changeFetched(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`**${target}`, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Parts of the document that name the page. */
function listNames(page: Page) {
  return page.evaluate(() => ({
    path: location.pathname,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '')
      .pathname,
    isHeadingInTitle: document.title.startsWith(document.querySelector('h1')?.textContent ?? '-'),
    textLength: document.querySelector('main')?.textContent.length,
  }));
}

const positions: [name: string, cut: (html: string) => number][] = [
  ['in the head', (html) => html.indexOf('<title>') + 3],
  ['before the root', (html) => html.indexOf('<div id="root"')],
  ['in the text', (html) => html.indexOf('</h1>')],
  ['before the payload', (html) => html.lastIndexOf('<script')],
  ['in its last tag', (html) => html.lastIndexOf('>')],
];

/** Names of the whole document, which no test changes. */
let whole: Awaited<ReturnType<typeof listNames>> | undefined;

/** Random positions, in millionths of the length. */
const anywhere = fc.sample(fc.nat(999_999), 3);

for (const isHydrated of [false, true]) {
  test.describe(`a document that arrives incomplete ${isHydrated ? 'with' : 'before'} React`, () => {
    test.beforeEach(({ problems }) => problems.allow(/The page could not be loaded in place/));

    async function expectLeftToBrowser(page: Page, change: (html: string) => string) {
      if (!whole) {
        await page.goto(target);
        whole = await listNames(page);
      }
      await page.goto(start);
      if (isHydrated) await hydrate(page);
      await tagDocument(page);
      await changeFetched(page, change);
      await linkTo(page, target).click();
      await page.waitForFunction(() => !('marked' in window));
      await page.waitForLoadState();
      expect(await listNames(page)).toEqual(whole);
      await hydrate(page);
      expect(await listNames(page)).toEqual(whole);
      expect(await isTagged(page)).toBe(false);
    }

    for (const [name, cut] of positions) {
      test(`${name}, is left to the browser`, ({ page }) =>
        expectLeftToBrowser(page, (html) => html.slice(0, cut(html))));
    }

    test('anywhere, is left to the browser', async ({ page }) => {
      for (const part of anywhere) {
        const cut = (html: string) =>
          html.slice(0, Math.floor((part / 1e6) * html.lastIndexOf('>')));
        await expectLeftToBrowser(page, cut);
        await page.unrouteAll();
      }
    });

    for (const id of ['root', 'page-data']) {
      test(`without #${id}, is left to the browser`, ({ page }) =>
        expectLeftToBrowser(page, (html) => html.replace(` id="${id}"`, '')));
    }
  });
}
