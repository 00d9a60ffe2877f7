import { expect, test } from 'vitest';
import { tokenizeQuery } from './query-tokens.ts';
import { stem } from './stem.ts';
import { isHan } from './tokenize-han.ts';

function weightOf(query: string, token: string): number | undefined {
  return tokenizeQuery(query).find((own) => own.token === token)?.weight;
}

test('words for an intent count less than their subject', () => {
  expect(weightOf('difference dts', 'difference')).toBe(0.35);
  expect(weightOf('difference dts', 'dts')).toBe(1);
});

test('a bigram across two Chinese words counts less than the words', () => {
  expect(weightOf('类型声明', '类型')).toBe(1);
  expect(weightOf('类型声明', '型声')).toBe(0.25);
});

test.each([
  ['declarations', 'declar'],
  ['files', 'file'],
  ['uses', 'use'],
  ['css', 'css'],
  ['ES2020', 'ES2020'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test.each([
  ['types', false],
  ['naïve — “quoted”', false],
  ['类型', true],
  ['a 类', true],
])('%s is Chinese: %s', (text, expected) => {
  expect(isHan(text)).toBe(expected);
});
