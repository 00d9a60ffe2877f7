import { expect, test } from 'vitest';
import { createInvertedIndex, type FieldTokens } from '../index/postings.ts';
import { scoreSections } from './score-sections.ts';

const empty: FieldTokens = {
  heading: [],
  ancestors: [],
  text: [],
  moreTerms: [],
  code: [],
  keywords: [],
};
const texts = [['a'], ['a', 'b'], ['c'], ['a', 'b'], ['a', 'a']];
const index = createInvertedIndex(texts.length);
for (const [id, text] of texts.entries()) index.add(id, { ...empty, text });

const ids = (...args: Parameters<typeof scoreSections>) =>
  scoreSections(...args).map(({ id }) => id);

test('sections with more of the words come first, equal ones in page order', () => {
  const groups = [[{ term: 'b', weight: 1 }], [{ term: 'a', weight: 1 }]];
  expect(ids(index, groups, 10)).toEqual([1, 3, 4, 0]);
  expect(ids(index, groups, 2)).toEqual([1, 3]);
});

test('terms that stand for one word count as one', () => {
  const both = [
    { term: 'a', weight: 1 },
    { term: 'b', weight: 1 },
  ];
  const [joined] = scoreSections(index, [both], 1);
  const [separate] = scoreSections(
    index,
    both.map((term) => [term]),
    1,
  );
  expect(separate?.score).toBeCloseTo(2 * (joined?.score ?? 0));
});

test('a weight lowers the score', () => {
  const [full] = scoreSections(index, [[{ term: 'c', weight: 1 }]], 1);
  const [half] = scoreSections(index, [[{ term: 'c', weight: 0.5 }]], 1);
  expect(half?.score).toBeCloseTo((full?.score ?? 0) / 2);
});

test('a term counts in some sections only', () => {
  const term = { term: 'a', weight: 1, ids: new Set([3]) };
  expect(scoreSections(index, [[term], [{ term: 'b', weight: 1 }]], 10)).toMatchObject([
    {
      id: 3,
      fieldMasks: new Map([
        ['a', 4],
        ['b', 4],
      ]),
    },
    { id: 1, fieldMasks: new Map([['b', 4]]) },
  ]);
});
