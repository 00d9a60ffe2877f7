import { expect, test } from 'vitest';
import { parseCodeMeta, parseRanges } from './code-meta.ts';

test('reads every attribute, in any order', () => {
  expect(
    parseCodeMeta(
      'wrap {2, 4-5} title="src/a b.ts" del={4} file="a.ts" lines="1-3,9" ins={3} lineNumbers',
    ),
  ).toEqual({
    title: 'src/a b.ts',
    file: 'a.ts',
    lines: '1-3,9',
    highlighted: new Set([2, 4, 5]),
    inserted: new Set([3]),
    deleted: new Set([4]),
    lineNumbers: true,
    linked: false,
    wrap: true,
    unknown: [],
  });
});

test('distinguishes nowrap from no attribute', () => {
  expect(parseCodeMeta('nowrap').wrap).toBe(false);
  expect(parseCodeMeta('').wrap).toBeUndefined();
});

test('lists unknown attributes', () => {
  expect(parseCodeMeta('linenumbers add={1} titel="a" {x} {3-1} ins={1,,2} {}').unknown).toEqual([
    'linenumbers',
    'add={1}',
    'titel="a"',
    '{x}',
    '{3-1}',
    'ins={1,,2}',
    '{}',
  ]);
});

test.each([
  ['1', [1]],
  ['2-4', [2, 3, 4]],
  ['1-2,9', [1, 2, 9]],
  [' 1 , 3 - 4 ', [1, 3, 4]],
  ['4-2', undefined],
  ['1,4-2', undefined],
  ['1,x', undefined],
  ['1-2-3', undefined],
  ['', undefined],
])('the lines of "%s" are %j', (text, lines) => {
  expect(parseRanges(text)).toEqual(lines);
});
