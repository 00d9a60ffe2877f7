import { describe, expect, test } from 'vitest';
import type { PageRecord, SearchIndex } from '../index/records.ts';
import { type LocalIndex, openLocalIndex } from './local-index.ts';

/** Invented words, some of them on many pages. */
function writeWords(seed: number): string {
  return Array.from(
    { length: 120 },
    (_, at) => `w${((seed * 31 + at * 17) % 997).toString(36)}`,
  ).join(' ');
}

const pages = Array.from({ length: 800 }, (_, at): PageRecord => {
  const text = at === 700 ? `${writeWords(at)} haystack` : writeWords(at);
  const section = at % 100 === 50 ? 'Meadow' : `Section ${at}`;
  return [
    `/guide/page-${at}`,
    `Page ${at}`,
    'Guide',
    1,
    [
      [1, `Page ${at}`, '', text, '', ''],
      [2, section, 'section', 'Some more.', '', ''],
    ],
  ];
});
const records: SearchIndex = { pages, synonyms: [['meadow', 'pasture']] };

function find(query: string, { rank }: LocalIndex): string[] {
  return rank(query).map(({ section: { route, anchor } }) => `${route}#${anchor}`);
}

describe('while the index is incomplete', () => {
  test.each([
    ['a word of one page', 'haystack', ['/guide/page-700#']],
    ['an unfinished word', 'hayst', ['/guide/page-700#']],
    ['an inflection', 'haystacks', ['/guide/page-700#']],
    [
      'a synonym of many sections',
      'pasture',
      [50, 150, 250, 350, 450, 550, 650, 750].map((at) => `/guide/page-${at}#section`),
    ],
  ])('finds %s', async (_what, query, found) => {
    const local = await openLocalIndex(records);
    expect(await local.indexFor(query)).toBe(true);
    expect(local.isComplete()).toBe(false);
    expect(new Set(find(query, local))).toEqual(new Set(found));
    await local.done;
    expect(new Set(find(query, local))).toEqual(new Set(found));
  });

  test.each([
    ['is misspelt', 'hastyack'],
    ['appears nowhere, next to one that does', 'meadow nowhere'],
  ])('has no answer for a word that %s', async (_what, query) => {
    const { indexFor } = await openLocalIndex(records);
    expect(await indexFor(query)).toBe(false);
  });

  test('the latest query has priority', async () => {
    const local = await openLocalIndex(records);
    const first = local.indexFor('w1');
    expect(await local.indexFor('haystack')).toBe(true);
    expect(find('haystack', local)).toEqual(['/guide/page-700#']);
    expect(local.isComplete()).toBe(false);
    await first;
  });
});

test('results do not depend on the order of indexing', async () => {
  const local = await openLocalIndex(records);
  await local.indexFor('meadow');
  await local.indexFor('haystack');
  await local.done;
  const other = await openLocalIndex(records);
  await other.done;
  for (const query of ['meadow', 'haystack', 'hastyack', 'page 12', 'w1', 'wa wb']) {
    expect(find(query, local)).toEqual(find(query, other));
  }
  expect(await local.indexFor('hastyack')).toBe(true);
});
