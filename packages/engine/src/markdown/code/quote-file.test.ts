import { expect, test } from 'vitest';
import { quoteLines, splitLines } from './quote-file.ts';

const file = 'one\ntwo\nthree\nfour\nfive\n';

test('quotes the whole file without its final newline', () => {
  expect(quoteLines(file, undefined, 'ts')).toBe('one\ntwo\nthree\nfour\nfive');
  expect(quoteLines('one\r\ntwo\r\n', undefined, 'ts')).toBe('one\ntwo');
});

test('replaces each omitted range by one line', () => {
  expect(quoteLines(file, '1,3-4', 'ts')).toBe('one\n// …\nthree\nfour\n// …');
  expect(quoteLines(file, '5', 'ts')).toBe('// …\nfive');
  expect(quoteLines(file, '1-5', 'ts')).toBe('one\ntwo\nthree\nfour\nfive');
});

test.each([
  ['sh', '# …'],
  ['html', '<!-- … -->'],
  ['css', '/* … */'],
  ['tsx', '// …'],
  ['txt', '…'],
  ['json', '…'],
  ['py', '# …'],
  ['sql', '-- …'],
])('writes the ellipsis in %s as %s', (lang, ellipsisComment) => {
  expect(quoteLines(file, '1', lang)).toBe(`one\n${ellipsisComment}`);
});

test.each(['0', '6', '2-9', '1,x', '1,3-2', 'x', ''])('lines "%s" are not in the file', (lines) => {
  expect(quoteLines(file, lines, 'ts')).toBeUndefined();
});

test.each(['one\r\ntwo\r\n\r\n', 'one\rtwo\r', '\uFEFFone\ntwo\n'])(
  'reads the lines of %j',
  (text) => {
    expect(splitLines(text)).toEqual(['one', 'two']);
  },
);
