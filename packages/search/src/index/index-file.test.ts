import { expect, test } from 'vitest';
import { makeIndex } from '../../testing/make-index.ts';
import { parseHeads, parseIndex, parseTexts, serializeIndex } from './index-file.ts';
import type { SearchIndex } from './records.ts';

const index = makeIndex({
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
});

function readBack(written: SearchIndex): SearchIndex {
  const { heads, texts } = serializeIndex(written, 'id');
  return parseIndex(heads, texts);
}

test('two files contain the whole index', () => {
  expect(readBack(index)).toEqual(index);
});

test('an index can have no pages', () => {
  const none = makeIndex({ pages: [] });
  expect(readBack(none)).toEqual(none);
});

test.each([null, [], {}, { pages: [], synonyms: [] }, 'text'])('%j is not an index', (parsed) => {
  expect(() => parseHeads(parsed)).toThrow(TypeError);
  expect(() => parseTexts(parsed)).toThrow(TypeError);
});
