import { memoize } from './memoize.ts';

/** Suffixes of English words, longest first, with the minimum length of what remains. */
const suffixes: [suffix: RegExp, minLength: number][] = [
  [/ations?$/, 6],
  [/ions?$/, 5],
  [/e?ments?$/, 5],
  [/ings?$/, 4],
  [/ies$/, 4],
  [/(?:ed|es)$/, 4],
  [/(?<![sui])s$/, 3],
  [/e$/, 4],
];

function removeSuffix(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  for (const [suffix, minLength] of suffixes) {
    const rest = word.replace(suffix, '');
    if (rest !== word && rest.length >= minLength) return rest;
  }
  return word;
}

/** Stem of a lowercase English word: `declar` for `declarations`. Other words are returned unchanged. */
export const stem = memoize(removeSuffix);

/** Distinct stems of some tokens. */
export function stemAll(tokens: readonly string[]): Set<string> {
  return new Set(tokens.map(stem));
}
