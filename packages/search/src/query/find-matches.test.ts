import { expect, test } from 'vitest';
import { english } from '../../testing/make-index.ts';
import { createInvertedIndex, type FieldTokens } from '../index/postings.ts';
import { findMatches } from './find-matches.ts';
import { type Lexicon, parseQuery } from './parse-query.ts';
import { toVocabularyWord } from './spelling.ts';
import { readNames } from './synonyms.ts';

const texts = [
  'format',
  'formats',
  'formatter',
  'env',
  'declare',
  '类型',
  'map',
  'source map',
  'format2',
];
const fields: FieldTokens = {
  heading: [],
  ancestors: [],
  text: [],
  moreTerms: [],
  code: [],
  keywords: [],
};
const index = createInvertedIndex(texts.length);
for (const [id, text] of texts.entries()) index.add(id, { ...fields, text: text.split(' ') });

const lexicon: Lexicon = {
  language: english,
  isKnown: (word) => index.has(word) || word === 'chart',
  vocabulary: () => index.tokens().flatMap((word) => toVocabularyWord(word, english)),
  synonyms: [readNames(['chart', 'source map'], english)],
};

/** The texts that match, best first. */
function find(query: string): string[] {
  return findMatches(index, parseQuery(query, lexicon), 20).map(({ id }) => texts[id] ?? '');
}

test.each([
  [
    'itself first, then inflections and words that it starts',
    'format',
    ['format', 'formats', 'formatter', 'format2'],
  ],
  ['its inflections only, if another word follows', 'formats env', ['format', 'formats', 'env']],
  ['what an unknown word starts', 'formatt env', ['env', 'formatter']],
  ['nothing that two letters start', 'fo env', ['env']],
  ['what the last two letters start', 'fo', ['format', 'formats', 'formatter', 'format2']],
  ['a correction', 'fromat', ['format', 'formats']],
  ['all words of a synonym together', 'chart', ['source map']],
  ['Chinese words', '类', ['类型']],
  ['Chinese words whole, if another word follows', '类x env', ['env']],
])('a word finds %s', (_what, query, found) => {
  expect(find(query)).toEqual(found);
});
