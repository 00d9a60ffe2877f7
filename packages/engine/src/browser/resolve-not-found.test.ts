import { describe, expect, test } from 'vitest';
import type { RouteRecord } from '../contract/site.ts';
import { resolveNotFound } from './resolve-not-found.ts';

const routes = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/zh/guide/start/quick-start',
  '/zh/blog/发布',
].map(
  (routePath): RouteRecord => ({
    routePath,
    filePath: '',
    lang: routePath.startsWith('/zh/') ? 'zh' : 'en',
    version: '',
  }),
);

function resolve(pathname: string, base = '/'): string | undefined {
  return resolveNotFound(pathname, { base, langs: ['en', 'zh'], defaultLang: 'en', routes });
}

describe('a path that is not found', () => {
  test.each([
    ['/Guide/Start/Quick-Start', '/guide/start/quick-start'],
    ['/GUIDE/START/QUICK-START.HTML', '/guide/start/quick-start'],
    ['/guide/start/quick-start/index', '/guide/start/quick-start'],
    ['/guide/start/quick-start/index.html', '/guide/start/quick-start'],
    ['/guide/start', '/guide/start/'],
    ['/guide/start.html', '/guide/start/'],
    ['/Guide/start/', '/guide/start/'],
    ['/ZH/GUIDE/START/QUICK-START', '/zh/guide/start/quick-start'],
    ['/zh/guide/start/quick%2Dstart', '/zh/guide/start/quick-start'],
    ['/en/guide/start/quick-start', '/guide/start/quick-start'],
    ['/fr/guide/start/quick-start', '/guide/start/quick-start'],
    ['/EN/guide/start/quick-start', '/guide/start/quick-start'],
    ['/zh-TW/guide/start/quick-start', '/guide/start/quick-start'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/fr/', '/'],
    ['/zh-TW/', '/'],
    ['/ZH/blog/%E5%8F%91%E5%B8%83', '/zh/blog/发布'],
  ])('%s leads to %s', (pathname, expected) => {
    expect(resolve(pathname)).toBe(expected);
  });

  test.each([
    '/guide',
    '/guide/start/quick',
    '/nothing',
    '/fr/nothing',
    '/xx/nothing',
    '/en-GB-oed/nothing',
    '/%E0%A4%A',
    '/zh/guide',
    '/zh/guide/start/quick',
    '/zh/nothing',
    '/zh/xx/nothing',
    '/zh/en-GB-oed/nothing',
    '/zh/%E0%A4%A',
  ])('%s stays a 404', (pathname) => {
    expect(resolve(pathname)).toBeUndefined();
  });
});

test.each(['/guide/start/quick-start', '/zh/blog/%E5%8F%91%E5%B8%83'])(
  '%s does not redirect to itself, although it is a page',
  (pathname) => {
    expect(resolve(pathname)).toBeUndefined();
  },
);

test('keeps the base path', () => {
  expect(resolve('/docs/Guide/Start', '/docs/')).toBe('/docs/guide/start/');
  expect(resolve('/docs/fr/guide/start', '/docs/')).toBe('/docs/guide/start/');
  expect(resolve('/docs/en/', '/docs/')).toBe('/docs/');
  expect(resolve('/other/guide/nothing', '/docs/')).toBeUndefined();
});
