import { expect, test } from 'vitest';
import { homeRoute } from './home.ts';

test('a language has its own home page, and one that the site does not have that of the site', () => {
  const locales = [
    { lang: 'en', home: '/' },
    { lang: 'zh', home: '/zh/' },
  ];
  expect(homeRoute('zh', locales)).toBe('/zh/');
  expect(homeRoute('fr', locales)).toBe('/');
});
