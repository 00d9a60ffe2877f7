import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, longTexts } from '../../tests/support/fuzz-text.ts';
import { matchRoute, normalizePath, pathLocale, stripBase, stripUnknownLocale } from './routes.ts';

const langs = ['en', 'zh'];
const routes = ['/', '/guide/start/', '/guide/start/quick-start', '/zh/', '/zh/guide/start/'].map(
  (routePath) => ({ routePath }),
);
const anyPath = fc.oneof(
  anyText.map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true }).map((address) => new URL(address).pathname),
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

test('any path leads to a page of the site or nowhere', () => {
  fc.assert(
    fc.property(anyPath, fc.constantFrom('/', '/docs/'), (pathname, base) => {
      expectKnown(pathname);
      expectKnown(stripBase(pathname, base));
    }),
  );
});

const endings = ['', '/', '//', '/index', '/index/', '/index.html', '.html', '.html/'];

/** An address as somebody may type, link or encode it. */
function disguise(routePath: string, ending: string, ways: readonly number[]): string {
  const path =
    routePath.replace(/\/$/, '') + (routePath === '/' ? ending.replace(/^\./, '/index.') : ending);
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

test('every page is found in every form of its address', () => {
  const ways = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.constantFrom(...routes),
      fc.constantFrom(...endings),
      ways,
      (route, ending, how) => {
        const address = disguise(route.routePath, ending, how);
        expect(matchRoute(address, routes), address).toBe(route);
      },
    ),
  );
});

test.each(longTexts)('100 KB of one sign in a path: %#', (text) => {
  expectKnown(`/${text}`);
});
