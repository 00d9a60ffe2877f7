import type { Diagnostic } from '../diagnostics.ts';

/** Decodes strictly; `undefined` if the bytes are not valid in this encoding. */
function decode(content: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Control characters, other than tabs and line ends, and the two that end the plane: XML forbids them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them
const invisible = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;

/** Most probable encoding of text that is not UTF-8. */
function guessEncoding(content: Uint8Array): string | undefined {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  // In Western encodings a single letter is not ASCII, so it would be a single Chinese character.
  return /\p{Script=Han}{2}/u.test(decode(content, 'gb18030') ?? '') ? 'GB18030' : undefined;
}

/**
 * Decodes a source file, which must be UTF-8; line ends become those of Unix. Of a file with a
 * problem, the text has replacement characters.
 * @param file relative to the root of the project
 */
export function decodeText(
  content: Uint8Array,
  file: string,
): { text: string; problem?: Diagnostic } {
  const text = decode(content, 'utf-8')?.replace(/\r\n?/g, '\n');
  const hint = 'Save the file as UTF-8.';
  if (text === undefined) {
    const guess = guessEncoding(content);
    const message = `not valid UTF-8${guess ? `; the encoding is probably ${guess}` : ''}`;
    const problem: Diagnostic = { severity: 'error', file, message, hint };
    return { text: new TextDecoder().decode(content), problem };
  }
  const found = invisible.exec(text);
  if (!found) return { text };
  const line = text.slice(0, found.index).split('\n').length;
  const code = found[0].charCodeAt(0);
  const isNul = code === 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const message = isNul
    ? 'NUL character in UTF-8 text; the encoding may be UTF-16'
    : `invisible character ${name}, which feeds cannot contain`;
  const remedy = isNul
    ? `Remove the character. ${hint}`
    : 'Remove it, or write it as an escape: \\x1b.';
  return { text, problem: { severity: 'error', file, line, message, hint: remedy } };
}
