import { lowWeightWords, stopWords } from './stop-words.ts';
import { splitScripts, tokenizeIdentifier } from './tokenize.ts';
import { isHan, segmentHan } from './tokenize-han.ts';

/** Weights of tokens that count less than others. */
const tokenWeights = {
  /** Bigram across two words. */
  bigram: 0.25,
  /** A word of `lowWeightWords`. */
  lowWeight: 0.35,
};

/** A token of a query, and its weight from 0 to 1. */
export type QueryToken = { token: string; weight: number };

/** A bigram across two words counts little, unless the browser split an unknown word into single characters. */
function weighBigrams(words: readonly string[]): QueryToken[] {
  const characters = words.flatMap((word) =>
    [...word].map((character) => ({ character, word, isAlone: [...word].length === 1 })),
  );
  return characters.slice(1).flatMap(({ character, word, isAlone }, index) => {
    const before = characters[index];
    if (!before || stopWords.has(word) || stopWords.has(before.word)) return [];
    const weight = isAlone && before.isAlone ? 1 : tokenWeights.bigram;
    return [{ token: before.character + character, weight }];
  });
}

function weighHan(run: string): QueryToken[] {
  const words = segmentHan(run);
  const own = words.map((token) => ({ token, weight: [...token].length === 1 ? 0 : 1 }));
  return [...own, ...weighBigrams(words)];
}

/** Distinct tokens of a query. Stop words are dropped unless the query has nothing else. */
export function tokenizeQuery(query: string): QueryToken[] {
  const all = new Map<string, number>();
  const found = splitScripts(query).flatMap((run) =>
    isHan(run) ? weighHan(run) : tokenizeIdentifier(run).map((token) => ({ token, weight: 1 })),
  );
  for (const { token, weight } of found) {
    const own = lowWeightWords.has(token) ? weight * tokenWeights.lowWeight : weight;
    all.set(token, Math.max(own, all.get(token) ?? 0));
  }
  const tokens = [...all].map(([token, weight]) => ({ token, weight }));
  const meaningful = tokens.filter(({ token }) => !stopWords.has(token));
  const words = meaningful.filter(({ weight }) => weight > 0);
  if (words.length > 0) return words;
  return (meaningful.length > 0 ? meaningful : tokens).map(({ token }) => ({ token, weight: 1 }));
}
