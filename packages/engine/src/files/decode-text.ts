import type { Diagnostic } from '../diagnostics.ts';
import { placeAt } from '../place-at.ts';

/** Decodes strictly; `undefined` if the bytes are not valid in this encoding. */
function decode(content: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Most probable encoding of text that is not UTF-8. */
function guessEncoding(content: Uint8Array): string | undefined {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  // In Western encodings a single letter is not ASCII, so it would be a single Chinese character.
  return /\p{Script=Han}{2}/u.test(decode(content, 'gb18030') ?? '') ? 'GB18030' : undefined;
}

/**
 * Control characters, marks of direction, characters without width, what stands for a pasted object,
 * and what XML forbids. Joiners are parts of emoji.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
  /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff9-\ufffc\ufffe\uffff]/g;

/** The first invisible character of a text, with its place. */
export function describeInvisible(
  text: string,
): { line: number; column: number; message: string; hint: string } | undefined {
  const index = text.search(invisible);
  if (index < 0) return undefined;
  const code = text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...placeAt(text, index),
    message: `invisible character U+${code}`,
    hint: `Remove it, or write it as &#x${code}; outside of code.`,
  };
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
    const problem: Diagnostic = { file, message, hint };
    return { text: new TextDecoder().decode(content), problem };
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const { line } = placeAt(text, nul);
    const message = 'NUL character in UTF-8 text; the encoding may be UTF-16';
    const remedy = `Remove the character. ${hint}`;
    return { text, problem: { file, line, message, hint: remedy } };
  }
  const found = describeInvisible(text);
  if (!found) return { text };
  // The steps that follow use some of these characters as marks.
  const replaced = text.replace(invisible, '\ufffd');
  return { text: replaced, problem: { file, ...found } };
}
