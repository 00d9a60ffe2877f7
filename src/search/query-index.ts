import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SectionIndex } from './build-index.ts';
import { stem } from './stem.ts';
import { findSynonyms, type Synonyms } from './synonyms.ts';
import { isHan, tokenizeQuery } from './tokenize.ts';

const exact: SearchOptions = {
  tokenize: (token) => [token],
  processTerm: (token) => token,
  boost: { heading: 5, above: 2.5, group: 1, text: 1, code: 0.35 },
};

/** What a word counts in another form, of which there is only the beginning, or that is misspelt. */
const weights = { form: 0.6, beginning: 0.6, knownBeginning: 0.25, misspelt: 0.35, alias: 0.7 };

function countEdits(word: string): number | false {
  if (isHan(word) || word.length < 4) return false;
  return word.length >= 8 ? 2 : 1;
}

/** Terms that begin like a word, of those that fit; not the word itself, which counts already. */
function queryBeginning(
  begin: string,
  word: string,
  weight: number,
  fits: (term: string) => boolean,
): Query {
  return {
    ...exact,
    prefix: true,
    weights: { prefix: weight, fuzzy: 0 },
    boostDocument: (_id, term) => Number(term !== word && fits(term)),
    queries: [begin],
  };
}

/** A word with two neighbouring letters exchanged, where that makes a word of the index. */
function listSwapped(word: string, vocabulary: ReadonlySet<string>): string[] {
  return [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2))
    .filter((swapped) => vocabulary.has(swapped));
}

/** A word that the index knows is meant as it is; another may be misspelt or not yet typed to its end. */
function queryWord(word: string, isLast: boolean, vocabulary: ReadonlySet<string>): Query[] {
  const isKnown = vocabulary.has(word);
  const queries: Query[] = [
    {
      ...exact,
      fuzzy: isKnown ? false : countEdits(word),
      weights: { prefix: 0, fuzzy: weights.misspelt },
      queries: [word],
    },
  ];
  if (!isKnown && countEdits(word)) {
    for (const swapped of listSwapped(word, vocabulary)) {
      queries.push({ ...exact, boostTerm: () => weights.misspelt, queries: [swapped] });
    }
  }
  const form = stem(word);
  if (/^[a-z]{3,}$/.test(word)) {
    queries.push(queryBeginning(form, word, weights.form, (term) => stem(term) === form));
  }
  if (isLast || (!isKnown && word.length >= 3 && !isHan(word))) {
    const weight = isKnown ? weights.knownBeginning : weights.beginning;
    queries.push(queryBeginning(word, word, weight, (term) => stem(term) !== form));
  }
  return queries;
}

/** Another name for what is asked for counts as it is written, and many of them not more than a few. */
function queryNames({ others, isWhole }: Synonyms): Query[] {
  const share = isWhole ? weights.alias : 1 / Math.sqrt(others.length);
  return others.map(({ tokens }) => ({
    ...exact,
    combineWith: 'AND',
    boostTerm: () => share / Math.sqrt(tokens.length),
    queries: tokens,
  }));
}

/** What the index finds, before it is put into order. */
export function queryIndex({ mini, vocabulary }: SectionIndex, query: string): SearchResult[] {
  const tokens = tokenizeQuery(query);
  const words = tokens.flatMap((token, index) =>
    queryWord(token, index === tokens.length - 1, vocabulary),
  );
  const names = findSynonyms(tokens).flatMap(queryNames);
  return mini.search({ combineWith: 'OR', queries: [...words, ...names] });
}
