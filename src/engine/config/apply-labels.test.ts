import { expect, test } from 'vitest';
import { applyLabels, type Labels } from './apply-labels.ts';

const words = {
  loadingPage: 'Loading page',
  outline: 'On this page',
  search: { button: 'Search…', clear: 'Clear' },
};

function faultsOf(labels: Labels): string[] {
  return applyLabels(words, labels, 'en').diagnostics.map(({ file, message, hint }) => {
    expect(file).toBe('site.config.ts');
    return `${message} | ${hint}`;
  });
}

test('puts words of the site in the place of those of the theme', () => {
  const labels = { outline: 'Contents', search: { button: 'Find…' } };
  expect(applyLabels(words, labels, 'en')).toEqual({
    strings: {
      loadingPage: 'Loading page',
      outline: 'Contents',
      search: { button: 'Find…', clear: 'Clear' },
    },
    diagnostics: [],
  });
  expect(words.outline).toBe('On this page');
});

test('tells which label the theme does not have, and the closest one', () => {
  expect(faultsOf({ outlin: 'Contents' })).toEqual([
    'locales.en.labels.outlin is not a word of the theme | Did you mean "outline"?',
  ]);
  expect(faultsOf({ search: { buton: 'Find…' } })).toEqual([
    'locales.en.labels.search.buton is not a word of the theme | Did you mean "button"?',
  ]);
  expect(faultsOf({ search: { zzz: 'Find…' } })).toEqual([
    'locales.en.labels.search.zzz is not a word of the theme | Known: button, clear.',
  ]);
});

test('tells which label has another shape than the word of the theme', () => {
  expect(faultsOf({ search: 'Find' })).toEqual([
    'locales.en.labels.search must be an object of texts | Known: button, clear.',
  ]);
  expect(faultsOf({ outline: { title: 'Contents' } })).toEqual([
    "locales.en.labels.outline must be a text | The theme has: 'On this page'",
  ]);
});
