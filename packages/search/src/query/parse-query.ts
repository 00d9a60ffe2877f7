import { squash } from '../index/names.ts';
import { tokenizeQuery } from '../text/query-tokens.ts';
import { stem } from '../text/stem.ts';
import { isHan } from '../text/tokenize-han.ts';
import type { Lexicon } from './lexicon.ts';
import { suggestCorrections } from './spelling.ts';
import { findSynonyms, joinCompounds, type Synonyms, splitCompounds } from './synonyms.ts';

/** A query as the ranking needs it. Lists with one item per token are in the order of `tokens`. */
export type ParsedQuery = {
  squashed: string;
  /** Whether the query is one word without Chinese characters, such as an option. */
  isWord: boolean;
  tokens: readonly string[];
  /** Weights of the tokens, from 0 to 1. */
  weights: readonly number[];
  stems: readonly string[];
  /** Words that each unknown token may mean. */
  corrections: readonly (readonly string[])[];
  synonyms: readonly Synonyms[];
  /** Tokens of each synonym that a token is part of. */
  alternatives: readonly (readonly (readonly string[])[])[];
};

/** Parses a query. The lexicon decides on corrections and synonyms. */
export function parseQuery(
  query: string,
  { isKnown, vocabulary, synonyms: groups }: Lexicon,
): ParsedQuery {
  const weighted = tokenizeQuery(query);
  const tokens = weighted.map(({ token }) => token);
  const corrections = tokens.map((token) =>
    isKnown(token) ? [] : suggestCorrections(token, vocabulary()),
  );
  const compounds = [...joinCompounds(tokens, isKnown), ...splitCompounds(tokens, isKnown)];
  const synonyms = [...compounds, ...findSynonyms(groups, tokens, corrections, compounds)];
  return {
    squashed: squash(query),
    isWord: !/\s/.test(query.trim()) && !isHan(query),
    tokens,
    weights: weighted.map(({ weight }) => weight),
    stems: tokens.map(stem),
    corrections,
    synonyms,
    alternatives: tokens.map((token) =>
      synonyms
        .filter((synonym) => synonym.tokens.includes(token))
        .flatMap((synonym) => synonym.alternatives.map((name) => name.tokens)),
    ),
  };
}
