import { anyText, longTexts } from 'docs-search/testing/fuzz-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRoute, normalizePath, pathLocale, stripBase, stripUnknownLocale } from './routes.ts';

const langs = ['en', 'zh'];
const routes = ['/', '/guide/start/', '/guide/start/quick-start', '/zh/', '/zh/guide/start/'].map(
  (routePath) => ({ routePath }),
);
const anyPath = fc.oneof(
  anyText.map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).pathname),
  fc
    .array(fc.oneof(fc.constantFrom('en', 'zh', 'fr', 'guide', 'start', 'index', '..'), anyText))
    .map((segments) => `/${segments.join('/')}`),
);

function expectKnown(pathname: string): void {
  const known = [undefined, ...routes.map(({ routePath }) => routePath)];
  expect(known).toContain(matchRoute(pathname, routes)?.routePath);
  expect(known).toContain(stripUnknownLocale(pathname, routes, ['zh']));
  expect(langs).toContain(pathLocale(pathname, langs, 'en'));
  expect(normalizePath(pathname) ?? '/').toMatch(/^\//);
}

test('any path matches a page or nothing', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom('/', '/docs/'), (pathname, base) => {
      expectKnown(pathname);
      expectKnown(stripBase(pathname, base));
    }),
  );
});

const extensions = ['', '/', '//', '/index', '/index/', '/index.html', '.html', '.html/'];

/** A URL path as readers may type, link or encode it. */
function disguise(routePath: string, extension: string, ways: readonly number[]): string {
  const path =
    routePath.replace(/\/$/, '') +
    (routePath === '/' ? extension.replace(/^\./, '/index.') : extension);
  return [...(path || '/')]
    .map((character, index) => {
      const way = ways[index % ways.length];
      if (way === 1) return character.toUpperCase();
      if (way === 2 && character === '/') return '//';
      if (way === 3 && character !== '/')
        return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
      return character;
    })
    .join('');
}

test('every form of a path matches its page', () => {
  const ways = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.constantFrom(...routes),
      fc.constantFrom(...extensions),
      ways,
      (route, extension, how) => {
        const path = disguise(route.routePath, extension, how);
        expect(matchRoute(path, routes), path).toBe(route);
      },
    ),
  );
});

test.each(longTexts)('a path of 100 KB is handled: %#', (text) => {
  expectKnown(`/${text}`);
});
