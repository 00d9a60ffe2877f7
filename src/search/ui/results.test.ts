import { expect, test } from 'vitest';
import { noLevels, type ShownHit } from '#contract/search.ts';
import { groupHits } from './Results.tsx';

function hit(objectID: string, lvl0: string | null): ShownHit {
  const hierarchy = { ...noLevels, lvl0 };
  return { objectID, url: objectID, type: 'lvl1', content: null, hierarchy, line: [], place: [] };
}

test('groups stand in the order of their first hits, each with as many as fit', () => {
  const hits = [hit('a1', 'A'), hit('b1', 'B'), hit('a2', 'A'), hit('a3', 'A'), hit('c1', null)];
  expect(
    groupHits(hits, 2).map(({ title, hits: members }) => [
      title,
      members.map(({ objectID }) => objectID),
    ]),
  ).toEqual([
    ['A', ['a1', 'a2']],
    ['B', ['b1']],
    ['', ['c1']],
  ]);
});
