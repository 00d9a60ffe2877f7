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
  expect(decodeText(content, file).problem).toEqual({ file, message, hint });
});

test.each([
  ['a NUL character', Buffer.from('# Start\n\nText\0\n'), 3],
  ['UTF-16 without a byte order mark', Buffer.from('# Start', 'utf16le'), 1],
])('reports %s with its line', (_, content, line) => {
  expect(decodeText(content, file).problem).toEqual({
    file,
    line,
    message: 'NUL character in UTF-8 text; the encoding may be UTF-16',
    hint: 'Remove the character. Save the file as UTF-8.',
  });
});

test.each([
  ['a\nb\u001b[31m', 2, 2, '001B'],
  ['a\u200bb', 1, 2, '200B'],
  ['\u2028', 1, 1, '2028'],
  ['\b', 1, 1, '0008'],
  ['\uffff', 1, 1, 'FFFF'],
  ['# 中\ufeff', 1, 4, 'FEFF'],
  ['a\u2060 b', 1, 2, '2060'],
  ['a \ufffc', 1, 3, 'FFFC'],
  ['\ue900 icon', 1, 1, 'E900'],
  ['\ufdd0', 1, 1, 'FDD0'],
])('reports an invisible character: %j', (text, line, column, code) => {
  const { text: decoded, problem } = decodeText(Buffer.from(text), file);
  expect(problem).toMatchObject({ file, line, column, message: `invisible character U+${code}` });
  expect(decoded).toBe(text.replace(String.fromCodePoint(Number.parseInt(code, 16)), '\ufffd'));
});

test('emoji and other scripts have joiners', () => {
  expect(decodeText(Buffer.from('👨‍👩‍👧 می‌خواهم a\u00a0b'), file).problem).toBeUndefined();
});
