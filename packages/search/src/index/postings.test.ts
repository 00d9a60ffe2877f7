import { expect, test } from 'vitest';
import { createInvertedIndex, type FieldTokens, fieldWeights } from './postings.ts';

const empty: FieldTokens = {
  heading: [],
  ancestors: [],
  text: [],
  moreTerms: [],
  code: [],
  keywords: [],
};
function createIndex(sections: Partial<FieldTokens>[]) {
  const index = createInvertedIndex(sections.length);
  sections.forEach((section, id) => {
    index.add(id, { ...empty, ...section });
  });
  return index;
}

test('a posting has the fields of all occurrences in its section', () => {
  const index = createIndex([
    { heading: ['dts'], text: ['dts', 'types', 'dts'], code: ['dts'] },
    { text: ['dts'] },
  ]);
  const found = index.postingsOf('dts').map(({ id, fieldMask }) => [id, fieldWeights[fieldMask]]);
  expect(found).toEqual([
    [0, 5 + 0.65 + 0.4],
    [1, 0.65],
  ]);
  expect(index.postingsOf('types').map(({ fieldMask }) => fieldWeights[fieldMask])).toEqual([0.65]);
  expect(index.postingsOf('absent')).toEqual([]);
});

function scoresOf(sections: Partial<FieldTokens>[], token = 'dts'): number[] {
  return createIndex(sections)
    .postingsOf(token)
    .map(({ score }) => score);
}

test('the score is BM25 with the weight of the field', () => {
  const [score] = scoresOf([{ text: ['dts', 'dts'] }, { text: ['other'] }]);
  // One of two sections has the token, twice.
  const idf = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
  expect(score).toBeCloseTo((idf * (2 * 2.2)) / (2 + 1.2), 10);
});

test.each([
  ['in a heading', { heading: ['dts'] }, { text: ['dts'] }],
  ['more often', { text: ['dts', 'dts', 'a'] }, { text: ['dts', 'a'] }],
  ['in two fields', { text: ['dts'], code: ['dts'] }, { text: ['dts'] }],
])('a token scores higher %s', (_where, higher, lower) => {
  const [first = 0, second = 0] = scoresOf([higher, lower, {}, {}, {}]);
  expect(first).toBeGreaterThan(second);
});

test('a rare token scores higher', () => {
  const sections = [{ text: ['rare', 'common'] }, { text: ['common', 'x'] }, { text: ['x', 'y'] }];
  const [rare = 0] = scoresOf(sections, 'rare');
  const [common = 0] = scoresOf(sections, 'common');
  expect(rare).toBeGreaterThan(common);
});

test('scores follow sections that are added later', () => {
  const index = createInvertedIndex(2);
  index.add(0, { ...empty, text: ['dts'] });
  expect(index.tokens()).toEqual(['dts']);
  const [before] = index.postingsOf('dts');
  index.add(1, { ...empty, text: ['dts', 'a', 'b'] });
  expect(index.tokens()).toEqual(['a', 'b', 'dts']);
  const [after] = index.postingsOf('dts');
  expect(index.postingsOf('dts')).toHaveLength(2);
  expect(after?.score).not.toBe(before?.score);
});

test.each([
  ['b', ['b', 'ba', 'bb']],
  ['bb', ['bb']],
  ['a', ['a']],
  ['c', ['c']],
  ['d', []],
  ['', ['a', 'b', 'ba', 'bb', 'c']],
])('tokens with the prefix "%s": %j', (prefix, tokens) => {
  const index = createIndex([{ text: ['c', 'bb', 'b', 'a', 'ba'] }]);
  expect(index.withPrefix(prefix)).toEqual(tokens);
  expect(index.has('bb')).toBe(true);
  expect(index.has('bbb')).toBe(false);
});
