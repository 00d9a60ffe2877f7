import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffLine, diffLines } from './line-diff.ts';

const signs = { same: ' ', deleted: '-', inserted: '+' };
const show = (lines: DiffLine[]): string[] => lines.map(({ kind, text }) => signs[kind] + text);

test('marks lines that went and came', () => {
  expect(show(diffLines('a\nb\nc\nd', 'a\nc\nx\nd'))).toEqual([' a', '-b', ' c', '+x', ' d']);
  expect(show(diffLines('', 'a'))).toEqual(['-', '+a']);
  expect(show(diffLines('a\na', 'a'))).toEqual([' a', '-a']);
});

test('both texts can be read from it', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const read = (missing: string): string =>
        lines
          .filter(({ kind }) => kind !== missing)
          .map((line) => line.text)
          .join('\n');
      expect([read('inserted'), read('deleted')]).toEqual([before, after]);
    }),
  );
});

test('long texts without a common line do not take long', () => {
  const before = 'a\n'.repeat(50_000);
  const after = 'b\n'.repeat(50_000);
  expect(diffLines(before, after)).toHaveLength(100_001);
});
