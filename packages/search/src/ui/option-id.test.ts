import { expect, test } from 'vitest';
import { emptyHierarchy, type HitGroup, type SearchResult } from '../index/hit.ts';
import { listOptionIds } from './option-id.ts';

const hits = ['/a', '/a#b'].map(
  (objectID): SearchResult => ({
    objectID,
    url: objectID,
    type: 'lvl1',
    content: null,
    hierarchy: emptyHierarchy,
    text: [],
    kind: 'page',
  }),
);
const group = (count?: number): HitGroup => ({
  title: 'A',
  hits,
  ...(count && { all: { count, list: () => hits } }),
});

test.each([
  ['a group without further hits', group(), ['search-hit-/a', 'search-hit-/a#b']],
  ['a group of all its hits', group(2), ['search-hit-/a', 'search-hit-/a#b']],
  ['a group with further hits', group(3), ['search-hit-/a', 'search-hit-/a#b', 'search-more-/a']],
])('the options of %s', (_what, own, ids) => {
  expect(listOptionIds([own])).toEqual(ids);
});
