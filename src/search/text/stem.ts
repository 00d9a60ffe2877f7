import { memoize } from './memoize.ts';

/** Endings of English words, longest first, and how much has to be left of the word. */
const endings: [ending: RegExp, atLeast: number][] = [
  [/ations?$/, 6],
  [/ions?$/, 5],
  [/e?ments?$/, 5],
  [/ings?$/, 4],
  [/ies$/, 4],
  [/(?:ed|es)$/, 4],
  [/(?<![sui])s$/, 3],
  [/e$/, 4],
];

function cutEnding(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  for (const [ending, atLeast] of endings) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= atLeast) return rest;
  }
  return word;
}

/** The part of an English word that its other forms begin with, too: `declar` of `declarations`. */
export const stem = memoize(cutEnding);
