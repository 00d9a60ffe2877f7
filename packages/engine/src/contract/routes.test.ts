import { describe, expect, test } from 'vitest';
import { matchRoute, normalizePath, pathLocale, stripBase, stripUnknownLocale } from './routes.ts';

const routes = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/config/',
  '/zh/',
  '/zh/guide/start/',
  '/zh/guide/start/quick-start',
].map((routePath) => ({ routePath }));

function match(pathname: string): string | undefined {
  return matchRoute(pathname, routes)?.routePath;
}

describe('a leaf page matches its path', () => {
  test.each([
    ['as its route', '/guide/start/quick-start'],
    ['with a trailing slash', '/guide/start/quick-start/'],
    ['with .html', '/guide/start/quick-start.html'],
    ['with .html and a trailing slash', '/guide/start/quick-start.html/'],
    ['with /index', '/guide/start/quick-start/index'],
    ['with /index.html', '/guide/start/quick-start/index.html'],
    ['percent-encoded', '/guide/start/quick%2Dstart'],
    ['percent-encoded in lower case', '/%67uide/start/quick%2dstart'],
    ['in another letter case', '/Guide/START/Quick-Start'],
    ['in another letter case with .HTML', '/guide/start/quick-start.HTML'],
    ['with doubled slashes', '//guide///start/quick-start'],
  ])('%s', (_, pathname) => {
    expect(match(pathname)).toBe('/guide/start/quick-start');
  });
});

describe('an index page matches its path', () => {
  test.each([
    ['as its route', '/guide/start/'],
    ['without the trailing slash', '/guide/start'],
    ['with .html', '/guide/start.html'],
    ['with /index', '/guide/start/index'],
    ['with /index/', '/guide/start/index/'],
    ['with /index.html', '/guide/start/index.html'],
    ['in another letter case', '/guide/Start/Index.html'],
  ])('%s', (_, pathname) => {
    expect(match(pathname)).toBe('/guide/start/');
  });
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['', '/'],
  ['/zh', '/zh/'],
  ['/zh/', '/zh/'],
  ['/zh/index.html', '/zh/'],
  ['/ZH/guide/start', '/zh/guide/start/'],
])('%j matches the page %s', (pathname, expected) => {
  expect(match(pathname)).toBe(expected);
});

test.each([
  ['a folder without a page of its own', '/guide'],
  ['such a folder with a slash', '/guide/'],
  ['such a folder in Chinese', '/zh/guide'],
  ['a path below a page', '/guide/start/quick-start/more'],
  ['a path with another extension', '/guide/start/quick-start.md'],
  ['the start of a name', '/guide/start/quick'],
])('%s matches no page', (_, pathname) => {
  expect(match(pathname)).toBeUndefined();
});

test.each(['/%E0%A4%A', '/%', '/guide/start/%zz', '/en/%E0%A4%A'])(
  'the malformed escape in %s matches nothing and does not throw',
  (pathname) => {
    expect(normalizePath(pathname)).toBeUndefined();
    expect(match(pathname)).toBeUndefined();
    expect(stripUnknownLocale(pathname, routes, ['zh'])).toBeUndefined();
    expect(pathLocale(pathname, ['en', 'zh'], 'en')).toBe('en');
  },
);

test.each([
  ['/nothing', 'en'],
  ['/', 'en'],
  ['/zh', 'zh'],
  ['/zh/nothing', 'zh'],
  ['/ZH/nothing', 'zh'],
  ['/docs/zh/nothing', 'zh'],
  ['/docs/v2/zh/nothing', 'en'],
  ['/zhongwen/nothing', 'en'],
  ['/%7Ah/nothing', 'zh'],
  ['/zh/%E0%A4%A', 'zh'],
  ['/en/zh-hans', 'en'],
  ['/zh/en/nothing', 'zh'],
])('the language of %s is %s', (pathname, expected) => {
  expect(pathLocale(pathname, ['en', 'zh'], 'en')).toBe(expected);
});

test('a language with a region is found in any letter case', () => {
  expect(pathLocale('/zh-CN/nothing', ['en', 'zh-CN'], 'en')).toBe('zh-CN');
  expect(pathLocale('/zh-cn/nothing', ['en', 'zh-CN'], 'en')).toBe('zh-CN');
});

describe('an unknown language prefix', () => {
  test.each([
    ['/en/guide/start/quick-start', '/guide/start/quick-start'],
    ['/fr/guide/start/quick-start', '/guide/start/quick-start'],
    ['/pt-BR/guide/start/quick-start.html', '/guide/start/quick-start'],
    ['/zh-Hans/guide/start/', '/guide/start/'],
    ['/EN/Guide/Start/Quick-Start', '/guide/start/quick-start'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/fr/index.html', '/'],
    ['/%65n/guide/start/', '/guide/start/'],
  ])('%s leads to %s', (pathname, expected) => {
    expect(stripUnknownLocale(pathname, routes, ['zh'])).toBe(expected);
  });

  test.each([
    ['no page follows the prefix', '/fr/nothing'],
    ['the folder after the prefix has no page', '/en/guide'],
    ['the prefix is served', '/zh/guide/start/quick-start'],
    ['the prefix is served in another letter case', '/ZH/guide/start/quick-start'],
    ['the segment is no language', '/qqz/guide/start/quick-start'],
    ['the segment is no well-formed language code', '/docs1/guide/start/quick-start'],
    ['the segment looks like a language code but is none', '/en-a/guide/start/quick-start'],
    ['the path is empty', '/'],
  ])('leads nowhere if %s', (_, pathname) => {
    expect(stripUnknownLocale(pathname, routes, ['zh'])).toBeUndefined();
  });

  test('is known if it is any of the languages of the site', () => {
    expect(stripUnknownLocale('/fr/guide/start/', routes, ['zh', 'fr'])).toBeUndefined();
  });

  test('is known if the site has the language with a region', () => {
    expect(stripUnknownLocale('/zh-cn/guide/start/', routes, ['zh-CN'])).toBeUndefined();
  });
});

test.each([
  ['/docs/guide', '/docs/', '/guide'],
  ['/docs/', '/docs/', '/'],
  ['/guide', '/', '/guide'],
  ['/documents/guide', '/docs/', '/documents/guide'],
  ['/other/docs/guide', '/docs/', '/other/docs/guide'],
])('%s under the base path %s is %s', (pathname, base, expected) => {
  expect(stripBase(pathname, base)).toBe(expected);
});
