import { type Found, findSections, type Lookup } from '../index/postings.ts';
import type { SectionIndex } from '../index/section-index.ts';
import { stem } from '../text/stem.ts';
import { isHan } from '../text/tokenize.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Synonyms } from './synonyms.ts';

/** What a word counts in another form, of which there is only the beginning, or that is misspelt. */
const weights = { form: 0.6, beginning: 0.6, knownBeginning: 0.25, misspelt: 0.35, alias: 0.7 };
/** How much less a word counts for each letter that is not typed yet. */
const untyped = 0.3;

type Lookups = { source: string; lookups: Lookup[] };

/** Words that begin alike, of those that fit; not the word itself, which counts already. */
function lookUpBeginning(
  { inverted }: SectionIndex,
  begin: string,
  word: string,
  weight: number,
  fits: (term: string) => boolean,
): Lookups {
  const terms = inverted.listBegun(begin).filter((term) => term !== word && fits(term));
  const lookups = terms.map((term): Lookup => {
    if (term === begin) return { word: term, weight: 1 };
    const missing = term.length - begin.length;
    return { word: term, weight: (weight * term.length) / (term.length + untyped * missing) };
  });
  return { source: begin, lookups };
}

/** A word that the index knows is meant as it is; another may be misspelt or not yet typed to its end. */
function lookUpWord(
  index: SectionIndex,
  word: string,
  near: readonly string[],
  isLast: boolean,
): Lookups[] {
  const isKnown = index.inverted.has(word);
  const all: Lookups[] = [word, ...near].map((term) => ({
    source: term,
    lookups: [{ word: term, weight: term === word ? 1 : weights.misspelt }],
  }));
  const form = stem(word);
  if (/^[a-z]{3,}$/.test(word)) {
    all.push(lookUpBeginning(index, form, word, weights.form, (term) => stem(term) === form));
  }
  if (isLast || (!isKnown && word.length >= 3 && !isHan(word))) {
    const weight = isKnown ? weights.knownBeginning : weights.beginning;
    all.push(lookUpBeginning(index, word, word, weight, (term) => stem(term) !== form));
  }
  return all;
}

/** Sections that have all of some words. */
function listSections({ inverted }: SectionIndex, words: readonly string[]): Set<number> {
  const [first = [], ...others] = words.map((word) => inverted.placesOf(word).map(({ id }) => id));
  return others.reduce((ids, more) => new Set(more.filter((id) => ids.has(id))), new Set(first));
}

/** Another name for what is asked for counts as it is written, and many of them not more than a few. */
function lookUpNames(index: SectionIndex, { others, isWhole }: Synonyms): Lookups[] {
  const share = isWhole ? weights.alias : 1 / Math.sqrt(others.length);
  return others.flatMap(({ tokens }) => {
    const ids = listSections(index, tokens);
    const weight = share / Math.sqrt(tokens.length);
    return tokens.map((word) => ({ source: word, lookups: [{ word, weight, ids }] }));
  });
}

/** What the index finds, before it is put into order; at most so many. */
export function queryIndex(
  index: SectionIndex,
  { tokens, near, synonyms }: ParsedQuery,
  most: number,
): Found[] {
  const all = [
    ...tokens.flatMap((token, at) =>
      lookUpWord(index, token, near[at] ?? [], at === tokens.length - 1),
    ),
    ...synonyms.flatMap((synonym) => lookUpNames(index, synonym)),
  ];
  const bySource = new Map<string, Lookup[]>();
  for (const { source, lookups } of all) {
    bySource.set(source, [...(bySource.get(source) ?? []), ...lookups]);
  }
  return findSections(index.inverted, bySource.values(), most);
}
