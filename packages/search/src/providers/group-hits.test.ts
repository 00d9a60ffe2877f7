import { expect, test } from 'vitest';
import type { HitGroup, SearchResult } from '../result.ts';
import { limitGroups } from '../ui/use-progressive-results.ts';
import { groupHits } from './algolia.ts';

const hit = (id: string, group: string): SearchResult => ({
  id,
  url: id,
  titles: [group],
  text: [],
  kind: 'page',
});

const hits = [hit('a1', 'A'), hit('b1', 'B'), hit('a2', 'A'), hit('a3', 'A'), hit('c1', '')];

function list(groups: readonly HitGroup[]): [title: string, ids: string[]][] {
  return groups.map((group) => [group.title, group.hits.map(({ id }) => id)]);
}

test('groups are in the order of their first hits, each with at most `maxPerGroup`', () => {
  expect(list(groupHits(hits, 2))).toEqual([
    ['A', ['a1', 'a2']],
    ['B', ['b1']],
    ['', ['c1']],
  ]);
});

test('the limit applies in display order', () => {
  const groups = groupHits(hits, 5);
  expect(list(limitGroups(groups, 2))).toEqual([['A', ['a1', 'a2']]]);
  expect(list(limitGroups(groups, 4))).toEqual([
    ['A', ['a1', 'a2', 'a3']],
    ['B', ['b1']],
  ]);
  expect(limitGroups(groups, 5)).toBe(groups);
});
