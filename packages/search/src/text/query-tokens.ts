import type { Language } from './language.ts';
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
function weighBigrams(words: readonly string[], { stopWords }: Language): QueryToken[] {
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

function weighHan(run: string, language: Language): QueryToken[] {
  const words = segmentHan(run);
  const own = words.map((token) => ({ token, weight: [...token].length === 1 ? 0 : 1 }));
  return [...own, ...weighBigrams(words, language)];
}

/** Absolute paths, whatever is in `node_modules`, versions and hashes. */
const incidental =
  /(?<![^\s'"()])[^\s'"()]*node_modules[^\s'"()]*|(?<![^\s'"(])(?:file:\/\/|[a-z]:[\\/]|~?\/)[^\s'"()]*[\\/][^\s'"()]*|(?<![\w.@-])v?\d+(?:\.\d+)+[\w.-]*|(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi;
/** The version behind a name: `typescript@7`. */
const versionSuffix = /(?<=\p{L})@(?:v?\d[\w.-]*)?$/u;
const flag = /^--?\p{L}/u;
/** A flag with a value in the same word: `--target=es2015`, `--external:react`. */
const flagWithValue = /^(--?\p{L}[\p{L}\p{N}.-]*)[=:](.*)$/u;

/** Words of a query, and whether each is the value of a flag. */
export function* splitFlags(text: string): Generator<{ word: string; isValue: boolean }> {
  let isValue = false;
  for (const word of text.split(/\s+/)) {
    const [, name, value] = flagWithValue.exec(word) ?? [];
    if (name !== undefined && value !== undefined) {
      yield { word: name, isValue: false };
      yield { word: value, isValue: true };
      isValue = false;
      continue;
    }
    const isFlag = flag.test(word);
    yield { word, isValue: isValue && !isFlag };
    isValue = isFlag;
  }
}

function weighRuns(text: string, weight: number, language: Language): QueryToken[] {
  return [...splitFlags(text)].flatMap(({ word, isValue }) =>
    splitScripts(word).flatMap((run) => {
      if (isHan(run)) return weighHan(run, language);
      return tokenizeIdentifier(run.replace(versionSuffix, '')).map((token) => ({
        token,
        weight: isValue ? tokenWeights.incidental : weight,
      }));
    }),
  );
}

/** Tokens of a query. What is incidental counts little, unless there is nothing else. */
function weighTokens(query: string, language: Language): QueryToken[] {
  const words = weighRuns(query.replace(incidental, ' '), 1, language);
  const weight = words.length > 0 ? tokenWeights.incidental : 1;
  return [...words, ...weighRuns((query.match(incidental) ?? []).join(' '), weight, language)];
}

/** Distinct tokens of a query. Stop words are dropped unless the query has nothing else. */
export function tokenizeQuery(query: string, language: Language): QueryToken[] {
  const { lowWeightWords, stopWords } = language;
  const all = new Map<string, number>();
  for (const { token, weight } of weighTokens(query, language)) {
    const own = lowWeightWords.has(token) ? weight * tokenWeights.lowWeight : weight;
    all.set(token, Math.max(own, all.get(token) ?? 0));
  }
  const tokens = [...all].map(([token, weight]) => ({ token, weight }));
  const meaningful = tokens.filter(({ token }) => !stopWords.has(token));
  const words = meaningful.filter(({ weight }) => weight > 0);
  if (words.length > 0) return words;
  return (meaningful.length > 0 ? meaningful : tokens).map(({ token }) => ({ token, weight: 1 }));
}
