import type { InvertedIndex } from '../index/postings.ts';
import type { Language } from '../text/language.ts';
import { isHan } from '../text/tokenize-han.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type Match, scoreSections, type WeightedTerm } from './score-sections.ts';
import type { Synonyms } from './synonyms.ts';
import { similarities } from './term-scores.ts';

/** Terms to look up, and the word they all stand for: a section matches it once. */
type Expansion = { source: string; terms: WeightedTerm[] };

/** Terms with a prefix that pass a test, other than the word itself. */
function expandPrefix(
  index: InvertedIndex,
  prefix: string,
  word: string,
  weight: number,
  accepts: (term: string) => boolean,
): Expansion {
  const found = index.withPrefix(prefix).filter((term) => term !== word && accepts(term));
  const terms = found.map((term) => ({ term, weight: term === prefix ? 1 : weight }));
  return { source: prefix, terms };
}

/** A known word means itself and its inflections. An unknown one may be misspelled, or like the last one unfinished. */
function expandWord(
  index: InvertedIndex,
  word: string,
  corrections: readonly string[],
  isLast: boolean,
  { stem }: Language,
): Expansion[] {
  const expansions = [word, ...corrections].map((term) => ({
    source: term,
    terms: [{ term, weight: term === word ? 1 : similarities.correction.score }],
  }));
  const own = stem(word);
  if (/^[a-z]{3,}$/.test(word)) {
    const isInflection = (term: string) => stem(term) === own;
    expansions.push(expandPrefix(index, own, word, similarities.inflection.score, isInflection));
  }
  if (isLast || (!index.has(word) && word.length >= 3 && !isHan(word))) {
    const isOther = (term: string) => stem(term) !== own;
    expansions.push(expandPrefix(index, word, word, similarities.prefix.score, isOther));
  }
  return expansions;
}

/** Ids of the sections that contain all terms. */
function sectionsWithAll(index: InvertedIndex, terms: readonly string[]): Set<number> {
  const [first = [], ...others] = terms.map((term) => index.postingsOf(term).map(({ id }) => id));
  return others.reduce((ids, more) => new Set(more.filter((id) => ids.has(id))), new Set(first));
}

/** A synonym of several words counts in sections that contain all of them. */
function expandSynonyms(index: InvertedIndex, { alternatives }: Synonyms): Expansion[] {
  return alternatives.flatMap(({ tokens }) => {
    const ids = sectionsWithAll(index, tokens);
    const weight = similarities.synonym.score / Math.sqrt(tokens.length);
    return tokens.map((term) => ({ source: term, terms: [{ term, weight, ids }] }));
  });
}

/** The `limit` best sections for a query by the scores of the index, before ranking. */
export function findMatches(
  index: InvertedIndex,
  { language, tokens, corrections, synonyms }: ParsedQuery,
  limit: number,
): Match[] {
  const expansions = [
    ...tokens.flatMap((token, at) =>
      expandWord(index, token, corrections[at] ?? [], at === tokens.length - 1, language),
    ),
    ...synonyms.flatMap((synonym) => expandSynonyms(index, synonym)),
  ];
  const bySource = new Map<string, WeightedTerm[]>();
  for (const { source, terms } of expansions) {
    bySource.set(source, [...(bySource.get(source) ?? []), ...terms]);
  }
  return scoreSections(index, bySource.values(), limit);
}
