import { expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import { type Lexicon, parseQuery } from './parse-query.ts';
import { toVocabularyWord } from './spelling.ts';
import { readNames } from './synonyms.ts';

const lexicon: Lexicon = {
  language: english,
  isKnown: (word) => ['env', 'map', 'format'].includes(word),
  vocabulary: () => ['format', 'fromage'].flatMap((word) => toVocabularyWord(word, english)),
  synonyms: [readNames(['env', 'dotenv file'], english)],
};

test('each token has its weight, stem, corrections and other names', () => {
  expect(parseQuery('the env fromat', lexicon)).toMatchObject({
    tokens: ['env', 'fromat'],
    weights: [1, 1],
    stems: ['env', 'fromat'],
    corrections: [[], ['format']],
    alternatives: [[['dotenv', 'file']], []],
  });
  expect(parseQuery('maps', lexicon).stems).toEqual(['map']);
});

test.each([
  [' env ', true],
  ['lib.env', true],
  ['env map', false],
  ['类型', false],
  ['lib类型', false],
])('%j is one word: %s', (query, isWord) => {
  expect(parseQuery(query, lexicon).isWord).toBe(isWord);
});
