import { type SearchIndex, type SectionRecord, serializeIndex } from 'docs-search/index';
import { expect, test } from 'vitest';
import { checkReadBack } from './read-back.ts';

const section: SectionRecord = {
  depth: 1,
  heading: 'A',
  anchor: '',
  keywords: [],
  text: '',
  moreTerms: '',
  code: '',
  facts: '',
};
const page = { route: '/a', title: 'A', group: 'G', rank: 1, sections: [section] };
const others = { synonyms: [['dts', 'types']], variants: ['', ''] as [string, string] };

function check(index: SearchIndex): void {
  checkReadBack(serializeIndex(index, 'id'), index, 'search/index.en.json');
}

test('an index that the search reads passes', () => {
  check({ pages: [page], ...others });
  check({ pages: [], ...others });
});

test.each<[string, unknown]>([
  ['a function', Object],
  ['nothing', undefined],
  ['no number', Number.NaN],
])('an index with %s is refused, with the page', (_, value) => {
  const broken = { ...section, keywords: value } as SectionRecord;
  const pages = [page, { ...page, route: '/b', sections: [broken] }];
  expect(() => check({ pages, ...others })).toThrow(
    'the search cannot read what the index has of /b',
  );
});
