import type { SearchResult } from 'minisearch';
import type { Entry, SectionIndex } from './build-index.ts';
import { findSynonyms, type Synonyms } from './synonyms.ts';
import { isIdentifier, tokenizeQuery } from './tokenize.ts';

/** How much a name that the query spells out counts. */
const boosts = { equals: 3, starts: 1.8, holds: 1.4, phrase: 1.3 };
/** What a word counts of which a result has only the beginning, a misspelling or a synonym. */
const inexact = 0.8;
/** A heading on so many pages tells nothing of its own. */
const commonHeading = { pages: 4, weight: 0.5 };
/** How much more a page counts that is of the kind the reader asks for. */
const kindBoost = 1.2;
/** A page stands before its own sections when both say the same, and before those of others when it is what is asked for. */
const pageBoost = { equals: 2.5, named: 1.7, other: 1.2 };

/** Letters and digits only, lower case: `lib.autoExternal` and `auto-external` share their end. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names that an entry answers to, squashed: `output` with the heading `distPath` is `output.distPath`, too. */
function listNames({ heading, depth, route, hierarchy: { lvl1 } }: Entry): string[] {
  const names = [heading];
  if (isIdentifier(heading)) {
    const parts = heading.split('.');
    names.push(...parts.map((_, index) => parts.slice(index).join('.')));
    if (depth > 1 && lvl1 && isIdentifier(lvl1)) names.push(`${lvl1}.${heading}`);
  }
  if (depth === 1) names.push(route.split('/').filter(Boolean).at(-1) ?? '');
  return names.map(squash);
}

function boostName(query: string, entry: Entry): number {
  const wanted = squash(query);
  if (wanted === '') return 1;
  const names = listNames(entry);
  if (names.includes(wanted)) return boosts.equals;
  if (names.some((name) => name.startsWith(wanted))) return boosts.starts;
  if (names.some((name) => name.includes(wanted))) return boosts.holds;
  const isPhrase = /\s|\p{Script=Han}{3,}/u.test(query.trim());
  if (isPhrase && squash(entry.text).includes(wanted)) return boosts.phrase;
  return 1;
}

/** The part of the query's words that a result has; what it has in another form counts less. */
function coverage(query: QueryTokens, { queryTerms, terms }: SearchResult): number {
  const found = new Set(queryTerms);
  const exact = new Set(terms);
  const named = new Set(
    query.synonyms
      .filter(({ others }) => others.some((other) => exact.has(other)))
      .flatMap(({ tokens }) => tokens),
  );
  const weights = query.tokens.map((token) => {
    if (exact.has(token)) return 1;
    return found.has(token) || named.has(token) ? inexact : 0;
  });
  return weights.reduce<number>((sum, weight) => sum + weight, 0) / query.tokens.length;
}

/** Pages of options answer names of the code, guides answer words. */
function boostKind(query: string, { hierarchy: { lvl1 } }: Entry): number {
  const isName = /^[\w.$@/-]*(?:[a-z][A-Z]|[\w]\.\w)[\w.$@/-]*$/.test(query.trim());
  const isWords = /\p{L}\s+\p{L}|\p{Script=Han}/u.test(query);
  if (isName) return isIdentifier(lvl1 ?? '') ? kindBoost : 1;
  return isWords && !isIdentifier(lvl1 ?? '') ? kindBoost : 1;
}

function countPages(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { heading } of entries) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return counts;
}

type QueryTokens = { tokens: readonly string[]; synonyms: readonly Synonyms[] };

export type RankedEntry = { entry: Entry; score: number; terms: string[] };

/** Puts what the index found into the order that a reader expects. */
export function rankResults(
  query: string,
  results: readonly SearchResult[],
  { entries }: SectionIndex,
): RankedEntry[] {
  const tokens = tokenizeQuery(query);
  const asked = { tokens, synonyms: findSynonyms(tokens) };
  const pages = countPages(entries);

  function boostHeading(entry: Entry): number {
    const isCommon = (pages.get(entry.heading) ?? 0) >= commonHeading.pages;
    if (isCommon) return commonHeading.weight;
    const name = boostName(query, entry);
    if (entry.depth > 1) return name;
    if (name === boosts.equals) return name * pageBoost.equals;
    return name * (name >= boosts.starts ? pageBoost.named : pageBoost.other);
  }

  return results
    .flatMap((result) => {
      const entry = entries[result.id as number];
      if (!entry) return [];
      const weight = coverage(asked, result) ** 2 * boostHeading(entry) * boostKind(query, entry);
      return [{ entry, score: result.score * weight, terms: result.terms }];
    })
    .sort((a, b) => b.score - a.score);
}
