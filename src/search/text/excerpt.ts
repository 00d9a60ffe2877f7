/** Part of a text, highlighted where it matches the query. Never HTML. */
export type HighlightPart = { text: string; isMatch: boolean };

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
const han = /\p{Script=Han}/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;

/** Whether a word or a part of a `camelCase` name starts or ends at a position. In Chinese every position is one. */
function isWordBoundary(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const first = text.charAt(at);
  if (!wordCharacter.test(before) || !wordCharacter.test(first) || han.test(before + first)) {
    return true;
  }
  const isCamelCase = !upper.test(before) || lower.test(text.charAt(at + 1));
  return upper.test(first) && isCamelCase;
}

type Range = [from: number, to: number];

/** Terms match whole words only: they are words of the index. */
function* eachMatch(text: string, terms: readonly string[]): Generator<Range> {
  const { normalized, offsets } = normalizeWithOffsets(text);
  for (const term of terms.filter(Boolean)) {
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
      if (isWordBoundary(text, from) && isWordBoundary(text, to)) yield [from, to];
    }
  }
}

function findMatches(text: string, terms: readonly string[]): Range[] {
  return [...eachMatch(text, terms)].sort(([a], [b]) => a - b);
}

/** Whether a text contains one of the terms as a word. */
export function containsTerm(text: string, terms: readonly string[]): boolean {
  return !eachMatch(text, terms).next().done;
}

/** Splits a text into parts that match one of the terms and parts that do not. */
export function highlightTerms(text: string, terms: readonly string[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let end = 0;
  for (const [from, to] of findMatches(text, terms)) {
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

/** In characters. Longer words are cut. */
const maxWordLength = 30;

/** Nearest word boundary, forwards or backwards. */
function findBoundary(text: string, at: number, step: 1 | -1): number {
  for (let next = at; Math.abs(next - at) < maxWordLength; next += step) {
    if (next <= 0 || next >= text.length || isWordBoundary(text, next)) return next;
  }
  return at;
}

/** End of the previous sentence. */
const leadingPunctuation = /^[\s.,:;!?)，。、：；！？）]+/;

/** Average number of characters in a word, with the space. */
const wordLength = { latin: 6.5, han: 2 };

/** An excerpt of about `2 * words` words around the first match, with an ellipsis where text is left out. */
export function excerpt(text: string, terms: readonly string[], words: number): string {
  const length = Math.round(words * 2 * (han.test(text) ? wordLength.han * 2 : wordLength.latin));
  if (text.length <= length) return text;
  const [first] = findMatches(text, terms);
  const middle = first ? first[0] : 0;
  const start = Math.max(0, Math.min(middle - Math.round(length / 3), text.length - length));
  const from = findBoundary(text, start, 1);
  const to = findBoundary(text, Math.min(start + length, text.length), -1);
  const cut = text
    .slice(from, to)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .trim();
  return `${from > 0 ? `…${cut.replace(leadingPunctuation, '')}` : cut}${to < text.length ? '…' : ''}`;
}
