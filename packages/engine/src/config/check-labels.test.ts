import { describe, expect, test } from 'vitest';
import { sampleConfig } from '../../testing/sample-site.ts';
import { checkLabels } from './check-labels.ts';
import { parseConfig } from './load-config.ts';
import { mergeStrings, type Strings } from './ui-strings.ts';

const strings = {
  loadingPage: 'Loading page',
  outline: 'On this page',
  search: { button: 'Search…', clear: 'Clear' },
};

function problemsOf(labels: Strings): string[] {
  return checkLabels(strings, labels, 'locales.en.labels').map(({ file, message, hint }) => {
    expect(file).toBe('site.config.ts');
    return `${message} | ${hint}`;
  });
}

test('labels replace strings of the theme', () => {
  const labels = { outline: 'Contents', search: { button: 'Find…' } };
  expect(problemsOf(labels)).toEqual([]);
  expect(mergeStrings(strings, labels)).toEqual({
    loadingPage: 'Loading page',
    outline: 'Contents',
    search: { button: 'Find…', clear: 'Clear' },
  });
  expect(strings.outline).toBe('On this page');
});

test('an unknown label is reported, with the closest string of the theme', () => {
  expect(problemsOf({ outlin: 'Contents' })).toEqual([
    'locales.en.labels.outlin is not a UI string of the theme | Did you mean "outline"?',
  ]);
  expect(problemsOf({ search: { buton: 'Find…' } })).toEqual([
    'locales.en.labels.search.buton is not a UI string of the theme | Did you mean "button"?',
  ]);
  expect(problemsOf({ search: { zzz: 'Find…' } })).toEqual([
    'locales.en.labels.search.zzz is not a UI string of the theme | Use one of: button, clear.',
  ]);
});

test('a label of the wrong type is reported', () => {
  expect(problemsOf({ search: 'Find' })).toEqual([
    'locales.en.labels.search must be an object of strings | Use these names: button, clear.',
  ]);
  expect(problemsOf({ outline: { title: 'Contents' } })).toEqual([
    "locales.en.labels.outline must be a string | Replace the theme's 'On this page' with a string.",
  ]);
});

describe('the UI strings of a configuration', () => {
  const english = { lang: 'en', label: 'English', description: 'A site for tests' };

  test('are those of the theme, with the labels of the locale', () => {
    const locales = [{ ...english, labels: { footnotes: 'Notes' } }];
    expect(parseConfig({ ...sampleConfig(), locales }).strings.en).toMatchObject({
      footnotes: 'Notes',
      offlineRetry: 'Try again',
    });
  });

  test('are required for every locale', () => {
    const locales = [english, { ...english, lang: 'fr' }];
    const parse = () => parseConfig({ ...sampleConfig(), locales });
    expect(parse).toThrow('the theme has no UI strings for the language "fr"');
    expect(parse).toThrow(
      'Write this file, or remove the locale. Strings that it lacks are in English.',
    );
  });
});
