import type { Found } from '../index/postings.ts';
import type { Entry, SectionIndex } from '../index/section-index.ts';
import { queryIndex } from './find-matches.ts';
import { boostName, boosts, likenName } from './heading-similarity.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { createTokenMatch } from './term-scores.ts';

/** So many of what the index found are put into order; the others have next to nothing of the query. */
const mostRanked = 100;
/** What a word counts that stands elsewhere on the page. */
const elsewhere = 0.3;
/** How much a result loses for words of the query that it lacks. */
const coveragePower = 1.4;
/** What the index's own score adds: how often the words stand in how long a text. */
const indexPower = 0.25;
/** A heading that stands on many pages. */
const commonHeading = 0.4;
/** A page stands before its own sections when both say the same, and before those of others when it is what is asked for. */
const pageBoost = { equals: 2.5, named: 1.7, other: 1.5 };
/** A section of a page about something else, and each level further down. */
const sectionWeight = { foreign: 0.75, deeper: 0.6 };
/** How much the next best section of the page adds to each. */
const support = 1;

export type RankedEntry = { entry: Entry; score: number; terms: string[] };

type Matched = { entry: Entry; result: Found; terms: string[]; strengths: number[] };

/** How much each word of the query tells: one that few sections have tells more. */
function weighTelling(
  { tokens, weights }: ParsedQuery,
  matched: readonly Matched[],
  total: number,
): number[] {
  return tokens.map((_token, index) => {
    const count = matched.filter(({ strengths }) => (strengths[index] ?? 0) > 0).length;
    return count === 0 ? 0 : (weights[index] ?? 1) * Math.log(1 + total / count);
  });
}

/** For every page whether one of its sections has each word. */
function coverPages(matched: readonly Matched[]): Map<string, boolean[]> {
  const pages = new Map<string, boolean[]>();
  for (const { entry, strengths } of matched) {
    const before = pages.get(entry.route) ?? [];
    pages.set(
      entry.route,
      strengths.map((strength, index) => strength > 0 || before[index] === true),
    );
  }
  return pages;
}

function sumUp(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

function boostHeading(
  parsed: ParsedQuery,
  { entry, terms }: Matched,
  telling: readonly number[],
  { commonHeadings }: SectionIndex,
): number {
  if (commonHeadings.has(entry.heading)) return commonHeading;
  const boost = boostName(parsed, entry, terms, telling);
  if (entry.depth === 1) {
    if (boost >= boosts.tail) return boost * pageBoost.equals;
    return boost * (boost >= boosts.starts ? pageBoost.named : pageBoost.other);
  }
  const isForeign =
    boost < boosts.equals &&
    entry.names().titleWords.every((words) => likenName(parsed, words, telling) === 0);
  return (
    boost * (isForeign ? sectionWeight.foreign : 1) * sectionWeight.deeper ** (entry.depth - 2)
  );
}

/** Lets the sections of a page support each other. */
function supportPages(ranked: readonly RankedEntry[]): RankedEntry[] {
  const pages = new Map<string, number[]>();
  for (const { entry, score } of ranked) {
    pages.set(
      entry.route,
      [...(pages.get(entry.route) ?? []), score].sort((a, b) => b - a).slice(0, 2),
    );
  }
  return ranked.map((hit) => {
    const [best = 0, next = 0] = pages.get(hit.entry.route) ?? [];
    const other = hit.score === best ? next : best;
    return { ...hit, score: hit.score + support * Math.min(hit.score, other) };
  });
}

/** Puts what the index found into the order that a reader expects. */
export function rankResults(query: string, index: SectionIndex): RankedEntry[] {
  const parsed = parseQuery(query, index);
  const matchTokens = createTokenMatch(parsed);
  const results = queryIndex(index, parsed, mostRanked);
  const matched = results.flatMap((result): Matched[] => {
    const entry = index.entries[result.id];
    const terms = [...result.match.keys()];
    return entry ? [{ entry, result, terms, strengths: matchTokens(result) }] : [];
  });
  const telling = weighTelling(parsed, matched, index.entries.length);
  const all = telling.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return [];
  const pages = coverPages(matched);

  function score(found: Matched): number {
    const { entry, result, strengths } = found;
    const page = pages.get(entry.route) ?? [];
    const covered = strengths.map((strength, at) => (strength > 0 ? 1 : page[at] ? elsewhere : 0));
    return (
      sumUp(strengths, telling) *
      result.score ** indexPower *
      (sumUp(covered, telling) / all) ** coveragePower *
      boostHeading(parsed, found, telling, index) *
      entry.rank
    );
  }

  const ranked = matched.map((found) => ({
    entry: found.entry,
    score: score(found),
    terms: found.terms,
  }));
  return supportPages(ranked).sort((a, b) => b.score - a.score);
}
