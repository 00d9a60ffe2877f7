import type { SearchResult } from 'minisearch';
import type { Entry, SectionIndex } from './build-index.ts';
import { tokenizeQuery } from './tokenize.ts';

/** How much a name that the query spells out counts. */
const boosts = { equals: 3, tail: 2.2, starts: 1.5, phrase: 1.8 };

/** Letters and digits only, lower case: `lib.autoExternal` and `auto-external` share their end. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function lastPart(text: string, separator: string): string {
  return text.split(separator).filter(Boolean).at(-1) ?? '';
}

function boostName(query: string, entry: Entry): number {
  const wanted = squash(query);
  if (wanted === '') return 1;
  const heading = squash(entry.heading);
  if (heading === wanted) return boosts.equals;
  const tails = [lastPart(entry.heading, '.'), entry.depth === 1 ? lastPart(entry.route, '/') : ''];
  if (tails.some((tail) => squash(tail) === wanted)) return boosts.tail;
  if (heading.startsWith(wanted)) return boosts.starts;
  const isPhrase = /\s|\p{Script=Han}{3,}/u.test(query.trim());
  if (isPhrase && squash(entry.text).includes(wanted)) return boosts.phrase;
  return 1;
}

/** The part of the query's words that a result has; a result with half of them is worth a quarter. */
function coverage(tokens: readonly string[], { queryTerms }: SearchResult): number {
  const found = new Set(queryTerms);
  return tokens.filter((token) => found.has(token)).length / tokens.length;
}

/** A page stands before its own sections when both say the same. */
function boostDepth({ depth }: Entry): number {
  return depth === 1 ? 1.25 : 1;
}

export type RankedEntry = { entry: Entry; score: number; terms: string[] };

/** Puts what the index found into the order that a reader expects. */
export function rankResults(
  query: string,
  results: readonly SearchResult[],
  { entries }: SectionIndex,
): RankedEntry[] {
  const tokens = tokenizeQuery(query);
  return results
    .flatMap((result) => {
      const entry = entries[result.id as number];
      if (!entry) return [];
      const weight = coverage(tokens, result) ** 2 * boostName(query, entry) * boostDepth(entry);
      return [{ entry, score: result.score * weight, terms: result.terms }];
    })
    .sort((a, b) => b.score - a.score);
}
