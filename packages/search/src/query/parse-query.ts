import type { IndexBuilder } from '../index/section-index.ts';
import { once, squash } from '../index/sections.ts';
import type { Language } from '../text/language.ts';
import { splitFlags, tokenizeQuery } from '../text/query-tokens.ts';
import { isHan } from '../text/tokenize-han.ts';
import { suggestCorrections, toVocabularyWord, type VocabularyWord } from './spelling.ts';
import {
  findSynonyms,
  joinCompounds,
  type Name,
  type Synonyms,
  splitCompounds,
} from './synonyms.ts';

/** Words that the search knows. */
export type Lexicon = {
  /** Whether a word is in the index or in a synonym. */
  isKnown: (word: string) => boolean;
  /** Words for corrections. Empty until the index is complete: a better correction could follow. */
  vocabulary: () => readonly VocabularyWord[];
  /** Groups of synonyms. */
  synonyms: readonly Name[][];
  language: Language;
};

/** Vocabulary of an index, and the synonyms of its language. */
export function createLexicon(
  { index: { inverted, language }, stage }: Pick<IndexBuilder, 'index' | 'stage'>,
  synonyms: readonly Name[][],
): Lexicon {
  const named = new Set(synonyms.flat().flatMap(({ tokens }) => tokens));
  const vocabulary = once(() =>
    [...new Set([...inverted.tokens(), ...named])].flatMap((word) =>
      toVocabularyWord(word, language),
    ),
  );
  return {
    isKnown: (word) => inverted.has(word) || named.has(word),
    vocabulary: () => (stage() === 'complete' ? vocabulary() : []),
    synonyms,
    language,
  };
}

/** A query as the ranking needs it. Lists with one item per token are in the order of `tokens`. */
export type ParsedQuery = {
  language: Language;
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

/** A query as a name: without dashes and values of flags. */
function squashName(query: string): string {
  const words = [...splitFlags(query.trim())];
  const names = words.flatMap(({ word, isValue }) => (isValue ? [] : word));
  return squash(words.length > 1 ? names.join(' ') : query);
}

/** Parses a query. The lexicon decides on corrections and synonyms. */
export function parseQuery(
  query: string,
  { isKnown, vocabulary, synonyms: groups, language }: Lexicon,
): ParsedQuery {
  const weighted = tokenizeQuery(query, language);
  const tokens = weighted.map(({ token }) => token);
  const corrections = tokens.map((token) =>
    isKnown(token) ? [] : suggestCorrections(token, vocabulary()),
  );
  const compounds = [
    ...joinCompounds(tokens, isKnown, language),
    ...splitCompounds(tokens, isKnown, language),
  ];
  const synonyms = [...compounds, ...findSynonyms(groups, tokens, corrections, compounds)];
  return {
    language,
    squashed: squashName(query),
    isWord: !/\s/.test(query.trim()) && !isHan(query),
    tokens,
    weights: weighted.map(({ weight }) => weight),
    stems: tokens.map(language.stem),
    corrections,
    synonyms,
    alternatives: tokens.map((token) =>
      synonyms
        .filter((synonym) => synonym.tokens.includes(token))
        .flatMap((synonym) => synonym.alternatives.map((name) => name.tokens)),
    ),
  };
}
