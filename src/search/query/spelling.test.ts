import { expect, test } from 'vitest';
import { damerauLevenshtein, suggestCorrections, toVocabularyWord } from './spelling.ts';

test.each([
  ['external', 'external', 0],
  ['extrenal', 'external', 1],
  ['extenal', 'external', 1],
  ['externall', 'external', 1],
  ['externel', 'external', 1],
  ['ab', 'ba', 1],
  ['extreanl', 'external', 2],
  ['banner', 'footer', 3],
])('distance of %s and %s: %i', (from, to, edits) => {
  expect(damerauLevenshtein(from, to, 2).whole).toBe(edits);
  expect(damerauLevenshtein(to, from, 2).whole).toBe(edits);
});

const vocabulary = [
  'format',
  'formats',
  'footer',
  'declaration',
  'target',
  'external',
  '格式',
].flatMap(toVocabularyWord);

test.each([
  ['fomrat', ['format', 'formats']],
  ['formatt', ['format', 'formats']],
  ['decalrati', ['declaration']],
  ['extreanl', ['external']],
  ['trgate', []],
  ['forma', []],
  ['fot', []],
  ['kitchen', []],
  ['格弍', []],
])('corrections of "%s": %j', (misspelled, corrections) => {
  expect(suggestCorrections(misspelled, vocabulary)).toEqual(corrections);
});
