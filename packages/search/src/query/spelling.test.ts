import { expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import { damerauLevenshtein, suggestCorrections, toVocabularyWord } from './spelling.ts';

test.each([
  ['external', 'external', 0],
  ['extrenal', 'external', 1],
  ['extenal', 'external', 1],
  ['externall', 'external', 1],
  ['externel', 'external', 1],
  ['ab', 'ba', 1],
  ['xa', 'ab', 2],
  ['extreanl', 'external', 2],
  ['banner', 'footer', 3],
])('distance of %s and %s: %i', (from, to, edits) => {
  expect(damerauLevenshtein(from, to, 2).whole).toBe(edits);
  expect(damerauLevenshtein(to, from, 2).whole).toBe(edits);
});

test.each([
  ['abc', 'abcdefgh', 3, 0],
  ['abx', 'abcdefgh', 3, 1],
  ['abcdef', 'abc', 3, 3],
  ['abcd', 'abc', 1, 3],
  ['', 'ab', 2, 0],
  ['xyz', 'abc', 3, 3],
])('distance of "%s" and "%s": %i, %i to its start', (from, to, whole, prefix) => {
  expect(damerauLevenshtein(from, to, 2)).toEqual({ whole, prefix });
});

test('words of more than 80 letters are not compared', () => {
  const long = 'a'.repeat(80);
  expect(damerauLevenshtein(long, long, 2).whole).toBe(0);
  expect(damerauLevenshtein(`${long}a`, `${long}a`, 2).whole).toBe(3);
});

const vocabulary = [
  'format',
  'formats',
  'footer',
  'declaration',
  'target',
  'external',
  'map',
  '格式',
].flatMap((word) => toVocabularyWord(word, english));

test.each([
  ['fomrat', ['format', 'formats']],
  ['formatt', ['format', 'formats']],
  ['decalrati', ['declaration']],
  ['extreanl', ['external']],
  ['trgate', []],
  ['forma', []],
  ['fot', []],
  ['kitchen', []],
  // Swapped letters from three letters on, one typo from four on, two from eight on, and in four or five with the same first letter,
  // in an unfinished word from six on.
  ['fxo', []],
  ['foo', []],
  ['mpa', ['map']],
  ['mapp', ['map']],
  ['tarxet', ['target']],
  ['txrxet', []],
  ['dxclaratixn', ['declaration']],
  ['fxotx', []],
  ['dexlar', ['declaration']],
  ['dexla', []],
  ['格弍', []],
])('corrections of "%s": %j', (misspelled, corrections) => {
  expect(suggestCorrections(misspelled, vocabulary)).toEqual(corrections);
});
