import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { documentIds } from 'docs-engine/browser';
import { theme } from '../../website/theme.ts';
import { en } from '../support/strings.ts';
import { expect, hydrate, inEachLanguage, languages, test, waitForIdle } from './helpers/test.ts';

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

test.describe('content security policy', () => {
  test('is the same for every kind of page', async ({ request }) => {
    const policies = new Set<string>();
    for (const { path } of languages) {
      for (const route of ['/', '/guide/start/quick-start', '/config/', '/blog/', '/nowhere']) {
        const response = await request.get(path(route));
        policies.add(response.headers()['content-security-policy'] ?? '');
      }
    }
    expect(policies.size).toBe(1);
    const [policy = ''] = policies;
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe-|\*/);
  });

  /** Attacks that the policy must block if text ever became HTML. */
  const attempts: Record<string, () => void> = {
    'an inline script': () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
    },
    'a script of another site': () => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.test/a.js' }),
      );
    },
    'an inline handler': () => {
      document.body.setAttribute('onclick', 'document.title = "injected"');
      document.body.click();
    },
    'a style attribute': () => document.body.setAttribute('style', 'display: none'),
    'an image of another site': () => {
      new Image().src = 'https://elsewhere.test/a.png';
    },
    'a request to another site': () => void fetch('https://elsewhere.test/').catch(() => {}),
    'a frame': () => {
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.test/' }),
      );
    },
  };

  // The fixture fails every test with such a message, so no page and no state has one.
  test('is enforced, and each violation is logged to the console', async ({ page, problems }) => {
    problems.allow(/Content Security Policy|^foreign: https:\/\/elsewhere\.test$/);
    await page.goto('/guide/start/quick-start');
    for (const [name, attempt] of Object.entries(attempts)) {
      await test.step(name, async () => {
        const told = page.waitForEvent('console', (message) => message.type() === 'error');
        await page.evaluate(attempt);
        expect((await told).text()).toContain('Content Security Policy');
        await expect(page).toHaveTitle('Quick start - Rslib');
      });
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Hosts without `_headers` can set this one, with the hashes of the static HTML.
  test('can also list the hash of each inline source of a page', async ({ page, context }) => {
    const parser = await context.newPage();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const policy = await writePolicy(parser, html);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto('/guide/start/quick-start');
    await hydrate(page);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // A link that scrolls under the pointer is prefetched. Its page may have other styles.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: /^Next page/ }).click();
    await expect(page).not.toHaveURL(/quick-start/);
    await waitForIdle(page);
    // The styles of another language are not in the policy of the first document.
    const readSpacing = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('text-autospace'));
    const spacing = await readSpacing();
    await page.getByRole('button', { name: en.language }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect.poll(readSpacing).not.toBe(spacing);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await readSpacing()).toBe(spacing);
  });
});

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A policy derived from the HTML only. */
async function writePolicy(parser: Page, html: string): Promise<string> {
  const { scripts, styles } = await parser.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'text/html');
    const select = (selector: string) => [...doc.querySelectorAll(selector)];
    return {
      scripts: select('script:not([src]):not([type="application/json"])').map(
        ({ textContent }) => textContent ?? '',
      ),
      styles: [
        ...select('style').map(({ textContent }) => textContent ?? ''),
        ...select('[style]').map((element) => element.getAttribute('style') ?? ''),
      ],
    };
  }, html);
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self' 'unsafe-hashes'", ...styles.map(hashSource)].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}
