import type { Page } from '@playwright/test';
import { documentIds } from 'docs-engine/browser';
import { theme } from '../../website/theme.ts';
import { expect, inEachLanguage, test } from './helpers/test.ts';

const origin = 'https://rslib.rs';

/** Ids around the content: reserved ids and numbered ids. */
const isAround = (id: string) =>
  [...documentIds, ...theme.reservedIds].includes(id) || /^(?:_R_|social-\d)/.test(id);

/** Metadata of the document at a URL, which must be a page of the site. */
function describeDocuments(page: Page, urls: string[]) {
  return page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          const doc = new DOMParser().parseFromString(await response.text(), 'text/html');
          const select = (selector: string) => [...doc.querySelectorAll(selector)];
          const text = (element?: Element) => element?.textContent?.trim() ?? '';
          const links = select('head link[rel=alternate]:not([type])');
          return {
            path,
            status: response.status,
            lang: doc.documentElement.lang,
            headings: select('h1').map(text),
            title: doc.title,
            canonical: select('head link[rel=canonical]').map((link) => link.getAttribute('href')),
            alternates: links.map(
              (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
            ),
            description: select('meta[name=description]')[0]?.getAttribute('content') ?? '',
            length: text(select('main')[0]).length,
            // Those that do not open a new page without access to ours.
            external: (select('a[href]') as HTMLAnchorElement[])
              .filter((link) => /^(https?:|mailto:|tel:)/.test(link.getAttribute('href') ?? ''))
              .filter(({ target, rel }) => target !== '_blank' || !rel.includes('noopener'))
              .map(({ href }) => href),
            regions: select('[role=status]').length,
            mains: select('main').length,
            // The colon of Chinese brings its own space.
            gaps: text(select('main')[0]).match(/.{0,9}： .{0,9}/g),
            ids: select('[id]').map(({ id }) => id),
            around: select('[id]')
              .filter((element) => !element.parentElement?.closest('main'))
              .map(({ id }) => id),
            blocking: select(
              'link[rel=stylesheet]:not([media^=print], noscript *), script[src]:not([type=module], [async], [defer])',
            ).length,
          };
        }),
      ),
    urls,
  );
}

function expectedTitle(route: string, heading: string): string | RegExp {
  if (route === '/') return /^Rslib - ./;
  if (route === '/blog/') return /^(Overview|总览) - Rslib$/;
  return `${heading} - Rslib`;
}

inEachLanguage('documents', ({ lang, htmlLang, path }) => {
  test('each page has one heading, a title, its URLs in both languages and safe external links', async ({
    page,
    routes,
  }) => {
    const own = routes.filter((route) => route.lang === lang);
    expect(own.length).toBeGreaterThan(40);
    await page.goto(path('/'));
    const documents = await describeDocuments(
      page,
      own.map(({ routePath }) => routePath),
    );
    for (const doc of documents) {
      const english = doc.path.replace(/^\/zh(?=\/)/, '');
      const heading = doc.headings[0] ?? '';
      expect.soft(doc, doc.path).toMatchObject({
        status: 200,
        lang: htmlLang,
        headings: [expect.stringMatching(/./)],
        canonical: [origin + doc.path],
        alternates: [
          `en ${origin}${english}`,
          `zh ${origin}/zh${english}`,
          `x-default ${origin}${english}`,
        ],
        description: expect.stringMatching(/.{10}/),
        mains: 1,
        gaps: null,
        blocking: 0,
        external: [],
      });
      expect.soft(doc.length, doc.path).toBeGreaterThan(80);
      expect.soft(doc.regions, doc.path).toBeGreaterThan(0);
      expect
        .soft(
          doc.around.filter((id) => !isAround(id)),
          doc.path,
        )
        .toEqual([]);
      expect.soft(doc.ids, doc.path).toHaveLength(new Set(doc.ids).size);
      const title = expectedTitle(english, heading);
      expect.soft(doc.title, doc.path).toMatch(title);
    }
  });

  test('the 404 page is not indexed and has no canonical URL', async ({ request }) => {
    const response = await request.get(path('/nowhere'));
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<title>404 - Rslib</title>');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });
});

/**
 * Where headings, buttons and panels of documents are, by all that styles can tell apart: pages
 * with the same places look the same.
 */
function listPlaces(page: Page, urls: string[]): Promise<{ url: string; places: string[] }[]> {
  return page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (url) => {
          const text = await (await fetch(url)).text();
          const doc = new DOMParser().parseFromString(text, 'text/html');
          const toPlace = (element: Element): string => {
            const { localName, className, parentElement } = element;
            const own = [localName, className, ...element.getAttributeNames().sort()].join(' ');
            return parentElement ? `${toPlace(parentElement)} > ${own}` : own;
          };
          const found = doc.querySelectorAll(
            'main h1, button, [role=button], [role=tab], [role=tabpanel], input',
          );
          return { url, places: [...new Set([...found].map(toPlace))] };
        }),
      ),
    urls,
  );
}

inEachLanguage('without script', ({ lang, strings, path }) => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, all tab panels and only working buttons', async ({
    page,
    routes,
  }) => {
    const own = routes.filter((route) => route.lang === lang).map(({ routePath }) => routePath);
    await page.goto(path('/'));
    const known = new Set<string>();
    for (const { url, places } of await listPlaces(page, own)) {
      if (places.every((place) => known.has(place))) continue;
      for (const place of places) known.add(place);
      // Waits for the styles for pages without scripts, too.
      await page.goto(url);
      const seen = await page.evaluate(() => {
        const isVisible = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true });
        const list = (selector: string) => [...document.querySelectorAll(selector)];
        const describe = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;
        return {
          heading: list('main h1').filter(isVisible).length,
          // Radio buttons need no script.
          dead: list(
            'button:not([popovertarget]), [role=button], [role=tab], input:not([type=radio])',
          )
            .filter(isVisible)
            .map(describe),
          hiddenPanels: list('main [role=tabpanel]').filter((panel) => !isVisible(panel)).length,
        };
      });
      expect.soft(seen, url).toEqual({ heading: 1, dead: [], hiddenPanels: 0 });
    }
    expect(known.size).toBeGreaterThan(20);
  });

  test('links, the drawer and the outline panel work, and the appearance follows the system', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(path('/guide/start/'));
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [light, dark] = [/^rgb\((2\d\d, ){2}2\d\d\)/, /^rgb\((\d{1,2}, ){2}\d{1,2}\)/];
    for (const [colorScheme, color] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await background()).toMatch(color);
    }
    await page.getByRole('button', { name: strings.sidebarMenu, exact: true }).click();
    const sidebar = page.getByRole('navigation', { name: strings.sidebar });
    await sidebar.locator(`a[href="${path('/guide/start/quick-start')}"]`).click();
    await expect(page).toHaveURL(path('/guide/start/quick-start'));
    await page.getByRole('button', { name: strings.outline }).click();
    const outline = page.getByRole('navigation', { name: strings.outline });
    await outline.getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(page).not.toHaveURL(/quick-start/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
