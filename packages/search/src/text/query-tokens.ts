import { lowWeightWords, stopWords } from './stop-words.ts';
import { splitScripts, tokenizeIdentifier } from './tokenize.ts';
import { isHan, segmentHan } from './tokenize-han.ts';

/** Weights of tokens that count less than others. */
const tokenWeights = {
  /** Bigram across two words. */
  bigram: 0.25,
  /** A word of `lowWeightWords`. */
  lowWeight: 0.35,
  /** What differs from project to project: a path, a version, a hash, the value of a flag. */
  incidental: 0.1,
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

/** Absolute paths, whatever is in `node_modules`, versions and hashes. */
const incidental =
  /(?<![^\s'"()])[^\s'"()]*node_modules[^\s'"()]*|(?<![^\s'"(])(?:file:\/\/|[a-z]:[\\/]|~?\/)[^\s'"()]*[\\/][^\s'"()]*|(?<![\w.@-])v?\d+(?:\.\d+)+[\w.-]*|(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
/** The version behind a name: `typescript@7`. */
const versionSuffix = /(?<=\p{L})@(?:v?\d[\w.-]*)?$/u;
const flag = /^--?\p{L}/u;

function weighRuns(text: string, weight: number): QueryToken[] {
  const runs = splitScripts(text);
  return runs.flatMap((run, index) => {
    if (isHan(run)) return weighHan(run);
    const own =
      flag.test(runs[index - 1] ?? '') && !flag.test(run) ? tokenWeights.incidental : weight;
    return tokenizeIdentifier(run.replace(versionSuffix, '')).map((token) => ({
      token,
      weight: own,
    }));
  });
}

/** Tokens of a query. What is incidental counts little, unless there is nothing else. */
function weighTokens(query: string): QueryToken[] {
  const words = weighRuns(query.replace(incidental, ' '), 1);
  const weight = words.length > 0 ? tokenWeights.incidental : 1;
  return [...words, ...weighRuns((query.match(incidental) ?? []).join(' '), weight)];
}

/** Distinct tokens of a query. Stop words are dropped unless the query has nothing else. */
export function tokenizeQuery(query: string): QueryToken[] {
  const all = new Map<string, number>();
  for (const { token, weight } of weighTokens(query)) {
    const own = lowWeightWords.has(token) ? weight * tokenWeights.lowWeight : weight;
    all.set(token, Math.max(own, all.get(token) ?? 0));
  }
  const tokens = [...all].map(([token, weight]) => ({ token, weight }));
  const meaningful = tokens.filter(({ token }) => !stopWords.has(token));
  const words = meaningful.filter(({ weight }) => weight > 0);
  if (words.length > 0) return words;
  return (meaningful.length > 0 ? meaningful : tokens).map(({ token }) => ({ token, weight: 1 }));
}
