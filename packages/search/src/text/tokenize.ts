import { isHan, segmentHan } from './tokenize-han.ts';

const ascii = /^[\0-\x7f]*$/;
const asciiWord = /[\w$@./:-]+/g;
const wordOrHan = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_$@./:-])+/gu;

/** A word without capitals inside, punctuation or other alphabets. */
const plainWord = /^[A-Z]?[a-z\d]+$/;

/** Removes punctuation at both ends. Flags keep their dashes: `--config` is not the folder `config`, and `-w` is not a letter. */
function trimIdentifier(text: string): string {
  const start = text.replace(/^[./:-]*?(?=--\p{L}|-\p{L}$)|^[./:-]+/u, '');
  let end = start.length;
  while (end > 0 && './:-'.includes(start.charAt(end - 1))) end--;
  return start.slice(0, end);
}

/**
 * Tokens of an identifier or word, in lower case: `lib.autoExternal` gives itself, `libautoexternal`,
 * `lib`, `autoexternal`, `auto` and `external`.
 */
export function tokenizeIdentifier(text: string): readonly string[] {
  if (plainWord.test(text)) return [text.toLowerCase()];
  const trimmed = trimIdentifier(text);
  const names = trimmed.split(/[./:@]+/).map((name) =>
    name
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[\s_-]+/)
      .filter(Boolean),
  );
  const parts = names.flat();
  const all = [trimmed, parts.join(''), ...names.map((name) => name.join('')), ...parts];
  return [...new Set(all.filter(Boolean).map((token) => token.toLowerCase()))];
}

/** Splits a text into identifiers and runs of Chinese characters. */
export function splitScripts(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord) ?? [];
  return text.normalize('NFKC').match(wordOrHan) ?? [];
}

/** Words as they appear in a text; identifiers stay whole. */
export function listWords(text: string): string[] {
  return splitScripts(text).flatMap((run) => (isHan(run) ? segmentHan(run) : trimIdentifier(run)));
}

/** Whether a text is an identifier, such as the name of an option: one word that starts with a lowercase letter or sign. */
export function isIdentifier(text: string): boolean {
  return /^[a-z_$@][\w.$@/-]*$/.test(text);
}
