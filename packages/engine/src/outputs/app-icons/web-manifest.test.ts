import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../testing/sample-page.ts';
import { buildWebManifest } from './web-manifest.ts';

test('the manifest has title, start URL and icons of every size and purpose', () => {
  const site = sampleSiteData({ icon: '/icon.svg', base: '/docs/' });
  const manifest = JSON.parse(buildWebManifest(site, '#ffffff'));
  expect(manifest).toMatchObject({
    id: '/docs/',
    name: 'Sample',
    short_name: 'Sample',
    lang: 'en',
    start_url: '/docs/',
    scope: '/docs/',
    theme_color: '#ffffff',
  });
  const icons = manifest.icons.map(
    ({ src, sizes, purpose = 'any' }: Record<string, string>) => `${src} ${sizes} ${purpose}`,
  );
  expect(icons).toEqual([
    '/docs/icon.svg any any',
    '/docs/icon-192.png 192x192 any',
    '/docs/icon-maskable-192.png 192x192 maskable',
    '/docs/icon-512.png 512x512 any',
    '/docs/icon-maskable-512.png 512x512 maskable',
  ]);
});

test('the manifest of another language starts there, and is another app', () => {
  const site = sampleSiteData({ icon: '/icon.svg', base: '/docs/' }, 'zh');
  expect(JSON.parse(buildWebManifest(site, '#ffffff'))).toMatchObject({
    id: '/docs/zh/',
    lang: 'zh',
    start_url: '/docs/zh/',
    scope: '/docs/',
  });
});
