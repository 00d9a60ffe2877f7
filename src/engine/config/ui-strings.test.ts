import { describe, expect, test } from 'vitest';
import { sampleConfig } from '../../../tests/support/sample-site.ts';
import { parseConfig } from './load-config.ts';

describe('UI strings', () => {
  const english = { lang: 'en', label: 'English', description: 'A site for tests' };

  test('are those of the theme with the labels of the locale', () => {
    const locales = [{ ...english, labels: { footnotes: 'Notes' } }];
    expect(parseConfig({ ...sampleConfig(), locales }).strings.en).toMatchObject({
      footnotes: 'Notes',
      offlineRetry: 'Try again',
    });
  });

  test('are required for every locale', () => {
    const locales = [english, { ...english, lang: 'fr' }];
    expect(() => parseConfig({ ...sampleConfig(), locales })).toThrow(
      /the theme has no UI strings for the language "fr"\n {2}Add strings\.fr to the manifest of the theme, or remove the locale\.$/,
    );
  });
});
