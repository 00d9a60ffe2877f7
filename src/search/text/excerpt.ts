/** Part of a text, highlighted where it matches the query. Never HTML. */
export type TextPart = { text: string; isMatch: boolean };

/** Characters that are one character as terms are written, too: those of nearly all texts. */
const alike = /^[\0-\x7f\u2018-\u201d\u3001\u3002\u4e00-\u9fff\uff01-\uff5e]*$/;

/** A text as terms are written, and for each of its characters the place in the text, where that is another. */
function fold(text: string): { folded: string; places?: number[] } {
  if (alike.test(text)) return { folded: text.normalize('NFKC').toLowerCase() };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const lower = character.normalize('NFKC').toLowerCase();
    folded += lower;
    for (let index = 0; index < lower.length; index++) places.push(at);
    at += character.length;
  }
  return { folded, places: [...places, text.length] };
}

const wordCharacter = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;
const upper = /\p{Lu}/u;
const lower = /\p{Ll}/u;

/** Whether a word, or a part of `camelCase`, ends before a place and another may begin. Chinese has no such places. */
function partsWords(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const first = text.charAt(at);
  if (!wordCharacter.test(before) || !wordCharacter.test(first) || han.test(before + first)) {
    return true;
  }
  const isHump = !upper.test(before) || lower.test(text.charAt(at + 1));
  return upper.test(first) && isHump;
}

type Match = [from: number, to: number];

/** Terms are words of the index: what looks like one inside another word is none. */
function* eachMatch(text: string, terms: readonly string[]): Generator<Match> {
  const { folded, places } = fold(text);
  for (const term of terms.filter(Boolean)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const from = places ? (places[at] ?? 0) : at;
      let end = at + term.length;
      // The end of the character that the last one of the match is from.
      while (places && places[end] === places[at + term.length - 1]) end++;
      const to = places ? (places[end] ?? text.length) : end;
      if (partsWords(text, from) && partsWords(text, to)) yield [from, to];
    }
  }
}

function findMatches(text: string, terms: readonly string[]): Match[] {
  return [...eachMatch(text, terms)].sort(([a], [b]) => a - b);
}

/** Whether one of the words of a query stands in a text. */
export function hasTerm(text: string, terms: readonly string[]): boolean {
  return !eachMatch(text, terms).next().done;
}

/** Cuts a text where the words of a query stand in it. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
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

/** No word is that long: what is longer is cut. */
const longestWord = 30;

/** The nearest place, forwards or backwards, where no word is cut. */
function findGap(text: string, at: number, step: 1 | -1): number {
  for (let next = at; Math.abs(next - at) < longestWord; next += step) {
    if (next <= 0 || next >= text.length || partsWords(text, next)) return next;
  }
  return at;
}

/** Left over from what stood before. */
const endOfSentence = /^[\s.,:;!?)，。、：；！？）]+/;

/** About so many characters as ten words have. */
const lengthOfWord = { latin: 6.5, han: 2 };

/** The stretch of a text around its first match, with dots where something is left out. */
export function snip(text: string, terms: readonly string[], words: number): string {
  const isHan = /\p{Script=Han}/u.test(text);
  const length = Math.round(words * 2 * (isHan ? lengthOfWord.han * 2 : lengthOfWord.latin));
  if (text.length <= length) return text;
  const [first] = findMatches(text, terms);
  const middle = first ? first[0] : 0;
  const start = Math.max(0, Math.min(middle - Math.round(length / 3), text.length - length));
  const from = findGap(text, start, 1);
  const to = findGap(text, Math.min(start + length, text.length), -1);
  const cut = text
    .slice(from, to)
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .trim();
  return `${from > 0 ? `…${cut.replace(endOfSentence, '')}` : cut}${to < text.length ? '…' : ''}`;
}
