import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const file = 'content/zh/index.mdx';
const gb18030 = Buffer.from([0x23, 0x20, 0xbf, 0xec, 0xcb, 0xd9, 0xbf, 0xaa, 0xca, 0xbc]);

test('decodes UTF-8, with or without a byte order mark', () => {
  expect(decodeText(Buffer.from('# 快速开始 🚀\n'), file)).toEqual({ text: '# 快速开始 🚀\n' });
  expect(decodeText(Buffer.from('\uFEFF# Start'), file)).toEqual({ text: '# Start' });
  expect(decodeText(Buffer.of(), file)).toEqual({ text: '' });
});

test('reads the line ends of other systems', () => {
  expect(decodeText(Buffer.from('a\r\nb\rc\n'), file)).toEqual({ text: 'a\nb\nc\n' });
});

test.each([
  ['GB18030', gb18030, 'not valid UTF-8; the encoding is probably GB18030'],
  [
    'UTF-16 with a byte order mark',
    Buffer.from('\uFEFF# Start', 'utf16le'),
    'not valid UTF-8; the encoding is probably UTF-16',
  ],
  ['Windows-1252', Buffer.from('# Un élan à part', 'latin1'), 'not valid UTF-8'],
  ['a cut character', Buffer.from('# 快').subarray(0, -1), 'not valid UTF-8'],
])('reports %s', (_, content, message) => {
  const hint = 'Save the file as UTF-8.';
  expect(decodeText(content, file).problem).toEqual({ severity: 'error', file, message, hint });
});

test.each([
  ['a NUL character', Buffer.from('# Start\n\nText\0\n'), 3],
  ['UTF-16 without a byte order mark', Buffer.from('# Start', 'utf16le'), 1],
])('reports %s with its line', (_, content, line) => {
  expect(decodeText(content, file).problem).toEqual({
    severity: 'error',
    file,
    line,
    message: 'NUL character in UTF-8 text; the encoding may be UTF-16',
    hint: 'Remove the character. Save the file as UTF-8.',
  });
});

test.each([
  ['\u001b', 'U+001B'],
  ['\b', 'U+0008'],
  ['\u000b', 'U+000B'],
  ['\f', 'U+000C'],
  ['\uffff', 'U+FFFF'],
])('reports the character %j with its line', (character, name) => {
  expect(decodeText(Buffer.from(`# Start\n\na${character}[31mb\n`), file).problem).toEqual({
    severity: 'error',
    file,
    line: 3,
    message: `invisible character ${name}, which feeds cannot contain`,
    hint: 'Remove it, or write it as an escape: \\x1b.',
  });
});

test('tabs, line ends and characters of other planes are text', () => {
  const text = '\ta\n\u007f\u0085 😀 𠮷';
  expect(decodeText(Buffer.from(text), file)).toEqual({ text });
});
