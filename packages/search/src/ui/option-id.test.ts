import { expect, test } from 'vitest';
import type { HitGroup, SearchResult } from '../result.ts';
import { listOptionIds } from './option-id.ts';

const hits = ['/a', '/a#b'].map(
  (id): SearchResult => ({
    id,
    url: id,
    titles: [],
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
