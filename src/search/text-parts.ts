import type { TextPart } from '#contract/search.ts';

function findMatches(text: string, terms: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase();
  const found: [number, number][] = [];
  for (const term of terms) {
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + term.length)) {
      found.push([at, at + term.length]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

/** Cuts a text where the words of a query stand in it. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of findMatches(text, terms.filter(Boolean))) {
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

/** About so many characters as ten words have. */
const lengthOfWord = { latin: 6.5, han: 2 };

/** The stretch of a text around its first match, with dots where something is left out. */
export function snip(text: string, terms: readonly string[], words: number): string {
  const isHan = /\p{Script=Han}/u.test(text);
  const length = Math.round(words * 2 * (isHan ? lengthOfWord.han * 2 : lengthOfWord.latin));
  if (text.length <= length) return text;
  const [first] = findMatches(text, terms.filter(Boolean));
  const middle = first ? first[0] : 0;
  let from = Math.max(0, Math.min(middle - Math.round(length / 3), text.length - length));
  if (from > 0 && !isHan) from = text.indexOf(' ', from) + 1;
  const cut = text.slice(from, from + length);
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + length < text.length ? '…' : ''}`;
}
