import { expect, test } from 'vitest';
import { chinese } from '../../testing/make-index.ts';
import { tokenizeQuery } from './query-tokens.ts';
import { isHan } from './tokenize-han.ts';

function weightOf(query: string, token: string): number | undefined {
  return tokenizeQuery(query, chinese).find((own) => own.token === token)?.weight;
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
  expect(chinese.stem(word)).toBe(expected);
});

test.each([
  ['types', false],
  ['naïve — “quoted”', false],
  ['类型', true],
  ['a 类', true],
])('%s is Chinese: %s', (text, expected) => {
  expect(isHan(text)).toBe(expected);
});

test.each([
  ["Cannot find module '/app/dist/utils' imported from /app/dist/index.js", 'utils', 'module'],
  [String.raw`require() of D:\demo\lib\index.js`, 'demo', 'require'],
  ['chalk 5.3.0 fails', '5.3.0', 'chalk'],
  ['chunk 1a2b3c4d fails', '1a2b3c4d', 'chunk'],
  ['--env-mode staging', 'staging', '--env-mode'],
])('in %s, %s counts less than %s', (query, incidental, word) => {
  expect(weightOf(query, incidental)).toBe(0.1);
  expect(weightOf(query, word)).toBe(1);
});

test('a path alone counts in full', () => {
  expect(weightOf('/guide/basic/cli', 'cli')).toBe(1);
});

test.each([
  ['typescript@7', 'typescript'],
  ['@acme/core@~2.2.6', '@acme/core'],
])('%s is the name without its version', (query, name) => {
  expect(tokenizeQuery(query, chinese).map(({ token }) => token)).toContain(name);
  expect(weightOf(query, query.toLowerCase())).toBeUndefined();
});
