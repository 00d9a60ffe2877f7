import { describe, expect, test } from 'vitest';
import { chinese } from '../../testing/make-index.ts';
import { readPinyin } from '../text/pinyin.ts';
import { createSoundRewriter } from './sounds.ts';

const words = [
  '别名',
  '模块',
  '联邦',
  '模块联邦',
  '类型',
  '声明',
  '插件',
  '构件',
  '分割',
  '重定',
  '定向',
  '快联',
  '星声',
  '载入',
  '字体',
  '恶意',
];
const rewrite = createSoundRewriter(
  words.map((word, at) => ({ word, count: words.length - at })),
  chinese,
);
const known = new Set([...words, 'bundle', 'chajian', '文件', '名文', '块联', '入口', '建', '的']);
const isKnown = (word: string) => known.has(word);

test.each([
  ['别', 'bie'],
  ['阿', 'a'],
  ['座', 'zuo'],
  ['驴', 'lv'],
  ['虐', 'nve'],
  ['重', 'zhong chong'],
])('%s is read as %s', (character, syllables) => {
  expect(readPinyin().get(character)?.join(' ')).toBe(syllables);
});

test('the table has all characters of level 1', () => {
  const readings = readPinyin();
  expect(readings.size).toBe(3755);
  expect([...readings.keys()].every((key) => /^\p{Script=Han}$/u.test(key))).toBe(true);
});

describe('pinyin', () => {
  test.each([
    ['bieming', '别名'],
    ['leixing shengming', '类型 声明'],
    ['leixingshengming', '类型 声明'],
    ['leixinshenmin', '类型 声明'],
    ['sengming zairu', '声明 载入'],
    ['chongdingxiang', '重定'],
    ['fenge css', '分割 css'],
    ['ziti', '字体'],
    // As few words as possible.
    ['mokuailianbang', '模块联邦'],
    // Unfinished.
    ['leixings', '类型'],
    // Known, too short, of other letters, or part of a name.
    ['bundle', 'bundle'],
    ['chajian', 'chajian'],
    ['eyi', 'eyi'],
    ['webpack', 'webpack'],
    ['bieming.ts', 'bieming.ts'],
  ])('%s becomes %s', (query, expected) => {
    expect(rewrite(query, isKnown)).toBe(expected);
  });
});

test('of words that sound the same, the most frequent one is meant', () => {
  const counts = Object.entries({ 形式: 1, 刑事: 3, 行事: 2 });
  const rewriteOwn = createSoundRewriter(
    counts.map(([word, count]) => ({ word, count })),
    chinese,
  );
  expect(rewriteOwn('xingshi', () => false)).toBe('刑事');
});

describe('Chinese words', () => {
  test.each([
    ['别明', '别名'],
    ['比明', '比明'],
    ['憋明', '别名'],
    ['类形声明', '类型声明'],
    ['模块连邦', '模块联邦'],
    ['插建', '插件'],
    // A known pair across two words fixes neither.
    ['声名文件', '声明文件'],
    // Known words, and words without another of the same sound.
    ['类型憋名', '类型别名'],
    ['类型文件', '类型文件'],
    ['块联', '块联'],
    ['新的块联', '新的块联'],
    ['在入口', '在入口'],
    // A corrected word is not corrected again.
    ['类行声', '类型声'],
    ['鸿蒙', '鸿蒙'],
  ])('%s becomes %s', (query, expected) => {
    expect(rewrite(query, isKnown)).toBe(expected);
  });
});
