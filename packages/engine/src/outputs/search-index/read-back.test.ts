import { serializeIndex } from 'docs-search/src/index/index-file.ts';
import type { SearchIndex, SectionRecord } from 'docs-search/src/index/records.ts';
import { expect, test } from 'vitest';
import { checkReadBack } from './read-back.ts';

const section: SectionRecord = [1, 'A', '', '', '', '', '', []];

function check(index: SearchIndex): void {
  checkReadBack(serializeIndex(index), index, 'search/index.en.json');
}

test('an index that the search reads passes', () => {
  check({ pages: [['/a', 'A', 'G', 1, [section]]], synonyms: [['dts', 'types']] });
  check({ pages: [], synonyms: [] });
});

test.each<[string, unknown]>([
  ['a function', Object],
  ['nothing', undefined],
  ['no number', Number.NaN],
])('an index with %s is refused, with the page', (_, value) => {
  const broken = [...section.slice(0, -1), value] as unknown as SectionRecord;
  const index: SearchIndex = {
    pages: [
      ['/a', 'A', 'G', 1, [section]],
      ['/b', 'B', 'G', 1, [broken]],
    ],
    synonyms: [],
  };
  expect(() => check(index)).toThrow('the search cannot read what the index has of /b');
});
