import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleConfig, sampleSite } from '../../../tests/support/sample-site.ts';
import type { SiteConfigInput } from '../config/schemas/site.ts';
import { describeCompileOptions } from './compile-options.ts';

const { theme } = sampleConfig();
/** Of a component that takes something else than before. */
const use = { props: z.strictObject({ other: z.string() }), example: '<Callout other="">' };
const before = describeCompileOptions(sampleSite());

test.each<Partial<SiteConfigInput>>([
  { lang: 'zh' },
  { origin: 'https://other.test' },
  { base: '/docs/' },
  { assetOrigin: 'https://assets.test' },
  { themeConfig: { fallbackHeadingTitle: false } },
  { markdown: { showLineNumbers: true } },
  { theme: { ...theme, islands: { Tab: theme.islands.Tab, Tabs: theme.islands.Tabs } } },
  { theme: { ...theme, static: { ...theme.static, Callout: use } } },
])('%o compiles all pages anew', (fields) => {
  expect(describeCompileOptions(sampleSite(fields))).not.toBe(before);
});

test('what no compiled page holds leaves them as they are', () => {
  const config = sampleSite({ title: 'Other', themeConfig: { darkMode: false } });
  expect(describeCompileOptions(config)).toBe(before);
});
