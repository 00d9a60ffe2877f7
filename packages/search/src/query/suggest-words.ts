import type { Section } from '../index/sections.ts';
import type { Language } from '../text/language.ts';
import { listWords } from '../text/tokenize.ts';
import { isHan } from '../text/tokenize-han.ts';
import { damerauLevenshtein } from './spelling.ts';

const maxSuggestions = 3;
/** Most typos in a word, and their largest share of its letters. */
const maxTypos = { count: 3, share: 0.4 };

/** Share of the characters of a Chinese word that a query has. */
function shareOfCharacters(query: string, word: string): number {
  const common = [...word].filter((character) => query.includes(character)).length;
  return common / [...word].length;
}

/** Similarity of a typed word and a word of the index, from 0 to 1. */
function similarity(typed: string, word: string): number {
  if (isHan(word)) return shareOfCharacters(typed, word);
  const { whole } = damerauLevenshtein(typed, word.toLowerCase(), maxTypos.count);
  const share = whole / Math.max(typed.length, word.length);
  return whole <= maxTypos.count && share <= maxTypos.share ? 1 - share : 0;
}

/** Words of the headings that are similar to a word of the query, best first. */
export function suggestWords(
  query: string,
  sections: readonly Section[],
  { stem }: Language,
): string[] {
  const asked = query.toLowerCase().split(/\s+/);
  const words = new Map<string, string>();
  for (const word of sections.flatMap(({ heading }) => listWords(heading))) {
    if (word.length > 1) words.set(stem(word.toLowerCase()), word);
  }
  return [...words.values()]
    .map((word) => ({ word, score: Math.max(0, ...asked.map((own) => similarity(own, word))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
    .map(({ word }) => word);
}
