import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SectionIndex } from './build-index.ts';
import type { Asked } from './read-query.ts';
import { stem } from './stem.ts';
import type { Synonyms } from './synonyms.ts';
import { isHan } from './tokenize.ts';

const exact: SearchOptions = {
  tokenize: (token) => [token],
  processTerm: (token) => token,
  boost: { heading: 5, above: 2.5, group: 1, text: 1, rest: 0.6, code: 0.35 },
};

/** What a word counts in another form, of which there is only the beginning, or that is misspelt. */
const weights = { form: 0.6, beginning: 0.6, knownBeginning: 0.25, misspelt: 0.35, alias: 0.7 };

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

/** A word that the index knows is meant as it is; another may be misspelt or not yet typed to its end. */
function queryWord(
  word: string,
  near: readonly string[],
  isLast: boolean,
  isKnown: boolean,
): Query[] {
  const queries: Query[] = [{ ...exact, queries: [word] }];
  for (const term of near) {
    queries.push({ ...exact, boostTerm: () => weights.misspelt, queries: [term] });
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
export function queryIndex(
  { mini, vocabulary }: SectionIndex,
  { tokens, near, synonyms }: Asked,
): SearchResult[] {
  const words = tokens.flatMap((token, index) =>
    queryWord(token, near[index] ?? [], index === tokens.length - 1, vocabulary.has(token)),
  );
  const names = synonyms.flatMap(queryNames);
  return mini.search({ combineWith: 'OR', queries: [...words, ...names] });
}
