import { expect, test } from 'vitest';
import { homeRoute, isExternal, toHref } from './urls.ts';

test('routes receive the base path', () => {
  expect(toHref('/guide/start/', '/')).toBe('/guide/start/');
  expect(toHref('/guide/start/', '/docs/')).toBe('/docs/guide/start/');
});

test('hashes and external URLs stay unchanged', () => {
  expect(toHref('#usage', '/docs/')).toBe('#usage');
  expect(toHref('https://other.test', '/docs/')).toBe('https://other.test');
  expect(toHref('//cdn.example/x', '/docs/')).toBe('//cdn.example/x');
  expect(toHref('//cdn.example/x', '/')).toBe('//cdn.example/x');
});

test.each(['https://other.test', 'HTTP://other.test', 'mailto:a@b.c', 'tel:1', '//cdn.example/x'])(
  '%s is external',
  (link) => {
    expect(isExternal(link)).toBe(true);
  },
);

test.each(['/guide/', '#usage', '../basic/cli.mdx', 'javascript:alert(1)', 'node:fs'])(
  '%s is not external',
  (link) => {
    expect(isExternal(link)).toBe(false);
  },
);

test('unknown languages use the home page of the site', () => {
  const locales = [
    { lang: 'en', home: '/' },
    { lang: 'zh', home: '/zh/' },
  ];
  expect(homeRoute('zh', locales)).toBe('/zh/');
  expect(homeRoute('fr', locales)).toBe('/');
});
