import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleConfig, sampleSite } from '../../testing/sample-site.ts';
import type { SiteConfigInput } from '../config/schemas/site.ts';
import { createCompileOptions } from './compile-options.ts';

const { theme } = sampleConfig();
/** A component definition with other props. */
const changedCallout = {
  file: 'Callout.tsx',
  props: z.strictObject({ other: z.string() }),
  example: '<Callout other="">',
};

function cacheKeyOf(fields: Partial<SiteConfigInput> = {}, sourceHash = ''): string {
  return createCompileOptions('/site', sampleSite(fields), sourceHash).cacheKey;
}

const before = cacheKeyOf();

test.each<Partial<SiteConfigInput>>([
  { lang: 'zh' },
  { origin: 'https://other.test' },
  { base: '/docs/' },
  { assetOrigin: 'https://assets.test' },
  { themeOptions: { fallbackHeadingTitle: false } },
  { markdown: { showLineNumbers: true } },
  { untranslated: ['a'] },
  { frontmatter: z.object({ badge: z.string() }) },
  { theme: { ...theme, islands: {} } },
  { theme: { ...theme, static: { ...theme.static, Callout: changedCallout } } },
])('%o changes the cache key', (fields) => {
  expect(cacheKeyOf(fields)).not.toBe(before);
});

test('options that no compiled page uses do not change it', () => {
  expect(cacheKeyOf({ title: 'Other', themeOptions: { darkMode: false } })).toBe(before);
});

test('changed code changes it', () => {
  expect(cacheKeyOf({}, 'other')).not.toBe(before);
});
