import { describe, expect, test } from 'vitest';
import type { PageRecord, SearchIndex } from '../index/records.ts';
import { buildIndex, type SectionIndex, startIndex } from '../index/section-index.ts';
import { rankResults } from './rank.ts';

/** Words of a language that nobody speaks, some of them on many pages. */
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

function find(query: string, index: SectionIndex): string[] {
  return rankResults(query, index).map(({ entry: { route, anchor } }) => `${route}#${anchor}`);
}

describe('while the index is built', () => {
  test.each([
    ['a word of one page', 'haystack', ['/guide/page-700#']],
    ['a word that is not typed yet', 'hayst', ['/guide/page-700#']],
    ['another form of a word', 'haystacks', ['/guide/page-700#']],
    [
      'another name of many sections',
      'pasture',
      [50, 150, 250, 350, 450, 550, 650, 750].map((at) => `/guide/page-${at}#section`),
    ],
  ])('finds %s', async (_what, query, found) => {
    const build = await startIndex(records);
    expect(await build.buildFor(query)).toBe(true);
    expect(build.isWhole()).toBe(false);
    expect(new Set(find(query, build.index))).toEqual(new Set(found));
    await build.whole;
    expect(new Set(find(query, build.index))).toEqual(new Set(found));
  });

  test.each([
    ['is misspelt', 'hastyack'],
    ['stands nowhere beside one that does', 'meadow nowhere'],
  ])('has no answer for a word that %s', async (_what, query) => {
    const { buildFor } = await startIndex(records);
    expect(await buildFor(query)).toBe(false);
  });

  test('what is asked for last comes first', async () => {
    const build = await startIndex(records);
    const first = build.buildFor('w1');
    expect(await build.buildFor('haystack')).toBe(true);
    expect(find('haystack', build.index)).toEqual(['/guide/page-700#']);
    expect(build.isWhole()).toBe(false);
    await first;
  });
});

test('an index is the same in whatever order it was built', async () => {
  const build = await startIndex(records);
  await build.buildFor('meadow');
  await build.buildFor('haystack');
  await build.whole;
  const other = await buildIndex(records);
  for (const query of ['meadow', 'haystack', 'hastyack', 'page 12', 'w1', 'wa wb']) {
    expect(find(query, build.index)).toEqual(find(query, other));
  }
  expect(await build.buildFor('hastyack')).toBe(true);
});
