import type { Entry, SectionIndex } from './build-index.ts';
import type { Found } from './inverted-index.ts';
import { boostName, boosts, likenName } from './match-name.ts';
import { createTokenMatch, type TokenMatch } from './match-tokens.ts';
import { queryIndex } from './query-index.ts';
import { type Asked, readQuery } from './read-query.ts';

/** So many of what the index found are put into order; the others have next to nothing of the query. */
const mostRanked = 100;
/** What a word counts that stands elsewhere on the page. */
const elsewhere = 0.4;
/** How much a result loses for words of the query that it lacks. */
const coveragePower = 1.4;
/** What the index's own score adds: how often the words stand in how long a text. */
const indexPower = 0.25;
/** A heading that stands on many pages. */
const commonHeading = 0.5;
/** A page stands before its own sections when both say the same, and before those of others when it is what is asked for. */
const pageBoost = { equals: 2.5, named: 1.7, other: 1.2 };
/** A section of a page about something else, and each level further down. */
const sectionWeight = { foreign: 0.75, deeper: 0.9 };
/** How much the next best section of the page adds to each. */
const support = 0.6;

export type RankedEntry = { entry: Entry; score: number; terms: string[] };

type Matched = { entry: Entry; result: Found; terms: string[]; matches: TokenMatch[] };

/** How much each word of the query tells: one that few sections have tells more. */
function weighTelling(
  { tokens, weights }: Asked,
  matched: readonly Matched[],
  total: number,
): number[] {
  return tokens.map((_token, index) => {
    const count = matched.filter(({ matches }) => (matches[index]?.share ?? 0) > 0).length;
    return count === 0 ? 0 : (weights[index] ?? 1) * Math.log(1 + total / count);
  });
}

/** For every page the most that one of its sections has of each word. */
function sharePages(matched: readonly Matched[]): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const { entry, matches } of matched) {
    const before = pages.get(entry.route) ?? [];
    pages.set(
      entry.route,
      matches.map(({ share }, index) => Math.max(share, before[index] ?? 0)),
    );
  }
  return pages;
}

function sumUp(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

function boostHeading(
  asked: Asked,
  { entry, terms }: Matched,
  telling: readonly number[],
  { commonHeadings }: SectionIndex,
): number {
  if (commonHeadings.has(entry.heading)) return commonHeading;
  const boost = boostName(asked, entry, terms, telling);
  if (entry.depth === 1) {
    if (boost >= boosts.tail) return boost * pageBoost.equals;
    return boost * (boost >= boosts.starts ? pageBoost.named : pageBoost.other);
  }
  const isForeign =
    boost < boosts.equals &&
    entry.names.titleWords.every((words) => likenName(asked, words, telling) === 0);
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
  const asked = readQuery(query, index);
  const matchTokens = createTokenMatch(asked);
  const results = queryIndex(index, asked, mostRanked);
  const matched = results.flatMap((result): Matched[] => {
    const entry = index.entries[result.id];
    const terms = [...result.match.keys()];
    return entry ? [{ entry, result, terms, matches: matchTokens(result) }] : [];
  });
  const telling = weighTelling(asked, matched, index.entries.length);
  const all = telling.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return [];
  const pages = sharePages(matched);

  function score(found: Matched): number {
    const { entry, result, matches } = found;
    const page = pages.get(entry.route) ?? [];
    const shares = matches.map(({ share }, at) => Math.max(share, elsewhere * (page[at] ?? 0)));
    const strength = sumUp(
      matches.map((match) => match.strength),
      telling,
    );
    return (
      strength *
      result.score ** indexPower *
      (sumUp(shares, telling) / all) ** coveragePower *
      boostHeading(asked, found, telling, index) *
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
