import { expect, test } from 'vitest';
import { parseIndex, serializeIndex } from './index-file.ts';
import type { SearchIndex } from './records.ts';

const index: SearchIndex = {
  pages: [
    [
      '/guide/',
      'Guide',
      'Start',
      1,
      [
        [1, 'Guide', '', 'What it is.', 'more words', '', '', ['manual']],
        [2, 'First steps', 'first-steps', '', '', 'defineConfig', '', []],
      ],
    ],
    ['/guide/empty', 'Empty', 'Start', 0.5, []],
    ['/zh/', '指南', '开始', 1, [[1, '指南', '', '"引号"\n', '', '', '', []]]],
  ],
  synonyms: [['dts', 'types']],
};

test('a file contains the whole index', () => {
  expect(parseIndex(JSON.parse(serializeIndex(index)))).toEqual(index);
});

test('an index can have no pages', () => {
  const none = { pages: [], synonyms: [] };
  expect(parseIndex(JSON.parse(serializeIndex(none)))).toEqual(none);
});

test.each([null, [], {}, { pages: [], synonyms: [] }, 'text'])('%j is not an index', (parsed) => {
  expect(() => parseIndex(parsed)).toThrow(TypeError);
});
