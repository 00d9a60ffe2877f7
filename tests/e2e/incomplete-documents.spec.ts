import type { Page } from '@playwright/test';
import { en } from '../support/strings.ts';
import { expect, holdScripts, hydrate, isTagged, tagDocument, test } from './helpers/test.ts';

const start = '/guide/start/';
const target = '/guide/start/quick-start';

/** Changes what the router fetches; the browser itself receives the complete document. */
async function changeFetched(page: Page, url: string, change: (html: string) => string) {
  await page.route(`**${url}`, async (route) => {
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

// `document-cache.test.ts` cuts a document at every position.
const changes: [name: string, change: (html: string) => string][] = [
  ['cut in the head', (html) => html.slice(0, html.indexOf('<title>') + 3)],
  ['cut in the text', (html) => html.slice(0, html.indexOf('</h1>'))],
  ['cut before the payload', (html) => html.slice(0, html.lastIndexOf('<script'))],
  ['cut in its last tag', (html) => html.slice(0, html.lastIndexOf('>'))],
  ['without #root', (html) => html.replace(' id="root"', '')],
  ['without #page-data', (html) => html.replace(' id="page-data"', '')],
];

for (const isHydrated of [false, true]) {
  test(`a document that arrives incomplete ${isHydrated ? 'with' : 'before'} React is left to the browser`, async ({
    page,
    problems,
  }) => {
    problems.allow(/The page could not be loaded in place/);
    await page.goto(target);
    const ofTarget = await listNames(page);
    await page.goto(start);
    const ofStart = await listNames(page);
    const react = isHydrated ? undefined : await holdScripts(page);
    // Each change leads to the other of two pages.
    const ways = [
      { link: en.nextPage, url: target, names: ofTarget },
      { link: en.previousPage, url: start, names: ofStart },
    ] as const;
    for (const [index, [name, change]] of changes.entries()) {
      const { link, url, names } = index % 2 === 0 ? ways[0] : ways[1];
      await test.step(name, async () => {
        if (!react) await hydrate(page);
        await tagDocument(page);
        await changeFetched(page, url, change);
        await page.getByRole('link', { name: link }).click();
        await page.waitForFunction(() => !('marked' in window));
        await page.waitForLoadState();
        expect(await listNames(page)).toEqual(names);
        await page.unroute(`**${url}`);
      });
    }
    react?.open();
    await hydrate(page);
    expect(await listNames(page)).toEqual(ofStart);
    expect(await isTagged(page)).toBe(false);
  });
}
