import { joiner } from './marks.ts';

const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uff00-\uffef]/u;
const punctuation = /[\p{P}\p{S}]/u;

/** Emphasis delimiters, with the character before and after. */
const delimiters = /(?<=(?<before>[^*~\\]|^))(?:\*+|~+)(?=(?<after>[^*~]|$))/gsu;

/** Whether a character next to a delimiter breaks it; `other` is the character on the other side. */
function needsJoiner(character: string, other: string): boolean {
  // Next to a slash, it can be the delimiter of a comment.
  if (character === '/' || !punctuation.test(character)) return false;
  return cjk.test(character) || cjk.test(other);
}

/**
 * Inserts word joiners so that emphasis works next to Chinese punctuation. Between punctuation and
 * text, CommonMark requires a space outside of emphasis, which Chinese does not have: `**中文。**后面`
 * would stay unformatted. Same rules as https://github.com/tats-u/markdown-cjk-friendly.
 * Remove the joiners from the parsed tree with `removeMarks`.
 */
export function insertJoiners(text: string): string {
  return text.replace(delimiters, (delimiter, ...rest) => {
    const { before, after } = rest.at(-1) as Record<'before' | 'after', string>;
    const begin = needsJoiner(before, after) ? joiner : '';
    const end = needsJoiner(after, before) ? joiner : '';
    return begin + delimiter + end;
  });
}
