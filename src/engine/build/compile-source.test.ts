import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import type { SiteConfigInput } from '../config/site-schema.ts';
import { buildCompileOptions } from './compile-source.ts';

const before = JSON.stringify(buildCompileOptions(sampleSite()));

test.each<Partial<SiteConfigInput>>([
  { lang: 'zh' },
  { origin: 'https://other.test' },
  { base: '/docs/' },
  { themeConfig: { fallbackHeadingTitle: false } },
  { markdown: { showLineNumbers: true } },
  { theme: { entry: '/theme/index.ts', serverEntry: '/theme/server.ts', live: [], static: [] } },
])('%o compiles all pages anew', (fields) => {
  expect(JSON.stringify(buildCompileOptions(sampleSite(fields)))).not.toBe(before);
});

test('what no compiled page holds leaves them as they are', () => {
  const site = sampleSite({ title: 'Other', themeConfig: { darkMode: false } });
  expect(JSON.stringify(buildCompileOptions(site))).toBe(before);
});
