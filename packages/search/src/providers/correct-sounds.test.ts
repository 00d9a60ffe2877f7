import { expect, test } from 'vitest';
import type { PageRecord } from '../index/records.ts';
import { createSoundCorrection } from './correct-sounds.ts';
import { openLocalIndex } from './local-index.ts';

const page: PageRecord = [
  '/zh/',
  '别名',
  '配置',
  1,
  [
    [1, '别名', '', '路径的 alias 和 leixingfoo', '', ''],
    [2, '类型声明', 'types', '文件', '', ''],
  ],
];

test.each([
  // Unknown pinyin and characters, also next to known words.
  ['bieming', '别名'],
  ['alias bieming', 'alias 别名'],
  ['类形声明', '类型声明'],
  // Known, the start of a known word, too short, or of other letters.
  ['类型', '类型'],
  ['leixing', 'leixing'],
  ['bie', 'bie'],
  ['bieming1', 'bieming1'],
])('%s is answered as %s', async (query, expected) => {
  const local = await openLocalIndex({ pages: [page], synonyms: [] });
  await local.done;
  const correct = createSoundCorrection();
  expect(await correct(query, local)).toBe(expected);
  expect(await correct(query, local)).toBe(expected);
});
