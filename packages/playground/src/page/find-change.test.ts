import { expect, test } from 'vitest';
import { findChange } from './find-change.ts';

test.each([
  ['', 'a'],
  ['a', ''],
  ['aa', 'aaa'],
  ['aaa', 'aa'],
  ['abc', 'axc'],
  ['const a = 1;', 'const b = 2;'],
  ['// ', '// 你好'],
  ['a\r\nb', 'a\nb'],
])('%j becomes %j', (before, after) => {
  const { from, to, insert } = findChange(before, after) as NonNullable<
    ReturnType<typeof findChange>
  >;
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});

test('what is the same on both sides stays', () => {
  expect(findChange('lib: [esm]', 'lib: [esnext]')).toEqual({ from: 8, to: 9, insert: 'next' });
  expect(findChange('same', 'same')).toBeUndefined();
});
