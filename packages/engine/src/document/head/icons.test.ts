import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../testing/sample-page.ts';
import { buildIconLinks } from './icons.ts';

const brand = { light: '#ffffff', dark: '#101010', accent: '#ff8800' };

test('a site with colors has device icons, a manifest and browser colors', () => {
  const site = sampleSiteData({ icon: '/icon.svg', base: '/docs/', brand });
  expect(buildIconLinks(site)).toEqual([
    '<link rel="icon" href="/docs/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/docs/icon.svg">',
    '<link rel="apple-touch-icon" href="/docs/apple-touch-icon.png">',
    '<link rel="manifest" href="/docs/site.webmanifest">',
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#101010">',
  ]);
});

test('each language has its manifest', () => {
  const site = sampleSiteData({ icon: '/icon.svg', base: '/docs/', brand }, 'zh');
  expect(buildIconLinks(site)).toContain('<link rel="manifest" href="/docs/zh/site.webmanifest">');
});

test('a site without dark mode has one color', () => {
  const links = buildIconLinks(
    sampleSiteData({ icon: '/icon.svg', brand, themeOptions: { darkMode: false } }),
  );
  expect(links.filter((link) => link.includes('theme-color'))).toEqual([
    '<meta name="theme-color" content="#ffffff">',
  ]);
});

test('a site without colors has only its icon, a site without an icon has none', () => {
  expect(buildIconLinks(sampleSiteData({ icon: '/icon.svg' }))).toEqual([
    '<link rel="icon" href="/icon.svg">',
  ]);
  expect(buildIconLinks(sampleSiteData({ brand }))).toEqual([]);
});
