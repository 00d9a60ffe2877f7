import { isHan } from './tokenize-han.ts';

/** Part of a text, highlighted where it matches the query. Never HTML. */
export type HighlightPart = { text: string; isMatch: boolean };

/** What to highlight: whole words, and starts of words. */
export type Typed = { words: readonly string[]; prefixes: readonly string[] };

/** Characters whose normalized form is one character. Nearly all texts have no others. */
const sameLength = /^[\0-\x7f\u2018-\u201d\u3001\u3002\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Normalizes a text like a token. `offsets` maps each character to the original text, where positions differ. */
function normalizeWithOffsets(text: string): { normalized: string; offsets?: number[] } {
  if (sameLength.test(text)) return { normalized: text.normalize('NFKC').toLowerCase() };
  let normalized = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const lower = character.normalize('NFKC').toLowerCase();
    normalized += lower;
    for (let index = 0; index < lower.length; index++) offsets.push(at);
    at += character.length;
  }
  return { normalized, offsets: [...offsets, text.length] };
}

const wordCharacter = /[\p{L}\p{N}]/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;

/** Whether a word or a part of a `camelCase` name starts or ends at a position. In Chinese every position is one. */
function isWordBoundary(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const first = text.charAt(at);
  if (!wordCharacter.test(before) || !wordCharacter.test(first) || isHan(before + first)) {
    return true;
  }
  const isCamelCase = !upper.test(before) || lower.test(text.charAt(at + 1));
  return upper.test(first) && isCamelCase;
}

type Range = [from: number, to: number];

/** Matches of one term in a text. */
function* eachTermMatch(text: string, term: string, isPrefix: boolean): Generator<Range> {
  if (term === '') return;
  const { normalized, offsets } = normalizeWithOffsets(text);
  for (
    let at = normalized.indexOf(term);
    at >= 0;
    at = normalized.indexOf(term, at + term.length)
  ) {
    const from = offsets ? (offsets[at] ?? 0) : at;
    let end = at + term.length;
    // A character that normalizes to several is highlighted whole.
    while (offsets && offsets[end] === offsets[at + term.length - 1]) end++;
    const to = offsets ? (offsets[end] ?? text.length) : end;
    if (isWordBoundary(text, from) && (isPrefix || isWordBoundary(text, to))) yield [from, to];
  }
}

function* eachMatch(text: string, { words, prefixes }: Typed): Generator<Range> {
  for (const word of words) yield* eachTermMatch(text, word, false);
  for (const prefix of prefixes) yield* eachTermMatch(text, prefix, true);
}

/** Position of the first match in a text; -1 if there is none. */
export function firstMatch(text: string, typed: Typed): number {
  let first = -1;
  for (const [from] of eachMatch(text, typed)) if (first < 0 || from < first) first = from;
  return first;
}

/** Whether a text contains one of the words, or a word with one of the prefixes. */
export function hasMatch(text: string, typed: Typed): boolean {
  return !eachMatch(text, typed).next().done;
}

/** Splits a text into parts that match and parts that do not. */
export function highlight(text: string, typed: Typed): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let end = 0;
  for (const [from, to] of [...eachMatch(text, typed)].sort(([a], [b]) => a - b)) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    const last = parts.at(-1);
    if (last?.isMatch) last.text += text.slice(start, to);
    else parts.push({ text: text.slice(start, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
