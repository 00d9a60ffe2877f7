import { describe, expect, test } from 'vitest';
import { english, makePage } from '../../testing/make-index.ts';
import { listSections, type Section } from '../index/sections.ts';
import { headingBoost, headingSimilarity, spellingBoosts } from './heading-similarity.ts';
import { type Lexicon, parseQuery } from './parse-query.ts';
import { readNames } from './synonyms.ts';

const lexicon: Lexicon = {
  language: english,
  isKnown: () => true,
  vocabulary: () => [],
  synonyms: [readNames(['banner', 'first line'], english)],
};
const parse = (query: string) => parseQuery(query, lexicon);

const [page, section, other] = listSections(
  makePage([
    '/config/out-base',
    'lib.outBase',
    'Group',
    1,
    [
      [1, 'lib.outBase', '', '', '', ''],
      [2, 'distPath', '', '', '', ''],
      [2, 'Related', '', '', '', ''],
    ],
  ]),
  english,
) as [Section, Section, Section];

describe('similarity', () => {
  test.each([
    ['one two', ['one', 'two'], [1, 1], 1],
    ['one two', ['one'], [1, 1], 0.5],
    ['one two', ['one'], [3, 1], 0.75],
    ['one', ['one', 'two', 'three', 'four'], [1], 0.5],
    ['one', ['two'], [1], 0],
    ['one', [], [1], 0],
    ['one', ['one'], [0], 0],
    ['banner', ['first', 'line'], [1], 1],
    ['banner', ['first'], [1], 0],
    ['one banner', ['first', 'line'], [1, 1], 0.5],
    ['first line', ['banner'], [1, 1], 1],
  ])('of "%s" and %j with the weights %j is %d', (query, stems, weights, expected) => {
    expect(headingSimilarity(parse(query), new Set(stems), weights)).toBeCloseTo(expected);
  });
});

describe('the weight of a name', () => {
  const boost = (query: string, hit: Section, terms: string[] = []) => {
    const parsed = parse(query);
    return headingBoost(parsed, hit, terms, parsed.weights);
  };

  test.each([
    ['is spelled like the query', 'dist path', section, [], spellingBoosts.equal],
    ['of a page is its address', 'out-base', page, [], spellingBoosts.equal],
    ['is a typo away', 'distPhat', section, ['distpath'], spellingBoosts.typo],
    ['is more than a typo away', 'dis', other, ['related'], spellingBoosts.none],
    ['is a word of several', 'dit pth', section, ['distpath'], spellingBoosts.none],
    ['starts with the query', 'distp', section, [], spellingBoosts.prefix],
    ['ends with the query', 'stpath', section, [], spellingBoosts.none],
    ['is compared with nothing', '…', section, [], spellingBoosts.none],
  ])('that %s', (_what, query, hit, terms, expected) => {
    expect(boost(query, hit, terms)).toBe(expected);
  });

  test('grows with its words: of a page the best name, of a section the average', () => {
    expect(boost('base lib', page)).toBeCloseTo(1 + 1.5 * Math.sqrt(2 / 6));
    expect(boost('related lib', other)).toBeCloseTo(1 + (1.5 * (0.5 + Math.sqrt(2 / 7))) / 2);
  });
});
