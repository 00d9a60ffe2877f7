import { describe, expect, test } from 'vitest';
import { bestSentence, fitSentence } from './excerpt.ts';

const typed = (...words: string[]) => ({ words, prefixes: [] });

describe('the best sentence', () => {
  const text = 'For example:\nA bundle has one file.\nA bundle has types.\nname: types: all';

  test.each([
    [['bundle', 'types'], 'A bundle has types.'],
    [['bundle'], 'A bundle has one file.'],
    [['all'], 'name: types: all'],
    [['example'], 'For example'],
    [['absent'], 'A bundle has one file.'],
    [[], 'A bundle has one file.'],
  ])('has most of %j', (words, expected) => {
    expect(
      bestSentence(
        text,
        words.map((word) => typed(word)),
      ),
    ).toBe(expected);
  });
});

describe('a sentence', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');

  test('that fits is unchanged', () => {
    expect(fitSentence('A short text.', typed('short'), 13)).toBe('A short text.');
    expect(fitSentence('类型声明。', typed('类型'), 10)).toBe('类型声明。');
    expect(fitSentence('类型声明文件。', typed('类型'), 10)).toBe('类型声明…');
  });

  test('that is too long is cut around its first match', () => {
    const cut = fitSentence(words, typed('word50'), 100);
    expect(cut).toMatch(/^…word\d+ .*word50 .* word\d+…$/);
    expect(cut.length).toBeGreaterThan(85);
    expect(cut.length).toBeLessThanOrEqual(102);
    expect(fitSentence(words, typed('absent'), 100)).toMatch(/^word0 word1 .*\d…$/);
    expect(fitSentence(words, typed('word99'), 100)).toMatch(/^…word.* word99$/);
  });

  test('is cut between words and without punctuation', () => {
    const before = '前面的文字，'.repeat(20);
    const after = '，后面的文字。'.repeat(20);
    for (let width = 30; width < 90; width++) {
      const cut = fitSentence(`${before}设为 true${after}`, typed('设为'), width);
      expect(cut).toContain('设为 true');
      expect(cut).toMatch(/^…(?:前面|面的|的|文字|设为).*(?:true|后面|的|文字)…$/);
      expect(cut).not.toMatch(/[，。]…|…[，。]|……/);
    }
  });

  test('of one word is cut, too', () => {
    expect(fitSentence('x'.repeat(1000), typed('absent'), 100)).toBe(`${'x'.repeat(100)}…`);
  });

  test('that the index has cut already has one ellipsis', () => {
    expect(fitSentence(`${words}…`, typed('word99'), 100)).toMatch(/word99…$/);
  });
});
