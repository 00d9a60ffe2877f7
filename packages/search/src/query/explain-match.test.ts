import { expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import { createExplainer, type TokenMatch } from './explain-match.ts';
import { type Lexicon, parseQuery } from './parse-query.ts';
import { toVocabularyWord } from './spelling.ts';
import { readNames } from './synonyms.ts';

const known = [
  'format',
  'formats',
  'env',
  'code',
  'splitting',
  'environment',
  'variables',
  'declar',
];
const lexicon: Lexicon = {
  language: english,
  isKnown: (word) => known.includes(word),
  vocabulary: () => known.flatMap((word) => toVocabularyWord(word, english)),
  synonyms: [
    readNames(['env', 'environment variables'], english),
    readNames(['声明', 'dts'], english),
  ],
};

function explain(query: string, terms: string[]): TokenMatch[] {
  return createExplainer(query, parseQuery(query, lexicon))(terms);
}

test('a word is marked in all forms that matched', () => {
  expect(explain('formats', ['format', 'env'])).toMatchObject([
    { token: 'formats', words: ['format'], prefixes: [], corrections: [], isMeaningful: true },
  ]);
});

test.each([
  ['form', ['format'], ['form']],
  ['form', ['form'], []],
  ['form', ['env'], []],
  ['f', ['format'], []],
  ['lib.form', ['format'], []],
])('the start "%s" of %j is marked as %j', (query, terms, prefixes) => {
  expect(
    explain(query, terms).find(({ token }) => token === query.split('.').at(-1)),
  ).toMatchObject({ prefixes });
});

test('a correction is marked if it matched', () => {
  expect(explain('fromat', ['format'])).toMatchObject([{ words: [], corrections: ['format'] }]);
  expect(explain('fromat', ['env'])).toMatchObject([{ corrections: [] }]);
});

test('another name is given with what was typed', () => {
  const [env, file] = explain('Env  file', ['environment', 'variables']);
  expect(env?.otherNames).toEqual([
    { name: 'environment variables', typed: 'Env', tokens: ['env'] },
  ]);
  expect(file?.otherNames).toEqual([]);
  expect(explain('env', ['environment'])[0]?.otherNames).toEqual([]);
  const [words] = explain('the Environment variables', ['env']);
  expect(words?.otherNames).toMatchObject([{ name: 'env', typed: 'Environment variables' }]);
});

test('another name is given with the Chinese words that were typed', () => {
  const match = explain('怎么写声明', ['dts']).find(({ token }) => token === '声明');
  expect(match?.otherNames).toEqual([{ name: 'dts', typed: '声明', tokens: ['声明'] }]);
});

test('parts of a compound are marked', () => {
  expect(explain('codesplitting', ['code', 'splitting'])).toMatchObject([
    { words: ['code', 'splitting'], otherNames: [] },
  ]);
});

test('what counts little explains nothing', () => {
  expect(explain('/a/b/format.ts env', ['format'])).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ token: 'env', isMeaningful: true }),
      expect.objectContaining({ token: 'format', isMeaningful: false }),
    ]),
  );
});
