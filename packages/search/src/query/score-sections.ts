import type { InvertedIndex } from '../index/postings.ts';

/** A term to look up; with `ids` only in these sections. */
export type WeightedTerm = { term: string; weight: number; ids?: ReadonlySet<number> };

/** A section with terms of a query, and the fields of each as a mask. */
export type Match = { id: number; score: number; fieldMasks: ReadonlyMap<string, number> };

/**
 * The `limit` best sections, best first. Each group holds the terms that one word may stand for;
 * a score is multiplied by the number of groups that the section matches.
 */
export function scoreSections(
  index: InvertedIndex,
  groups: Iterable<readonly WeightedTerm[]>,
  limit: number,
): Match[] {
  const scores = new Float64Array(index.size);
  const groupCounts = new Uint16Array(index.size);
  /** Number of the last group that each section matches, from 1. */
  const lastGroups = new Uint16Array(index.size);
  const matched: number[] = [];
  const terms: WeightedTerm[] = [];
  let group = 0;
  for (const weightedTerms of groups) {
    group += 1;
    terms.push(...weightedTerms);
    for (const { term, weight, ids } of weightedTerms) {
      for (const { id, score } of index.postingsOf(term)) {
        if (ids && !ids.has(id)) continue;
        if (lastGroups[id] === 0) matched.push(id);
        if (lastGroups[id] !== group) groupCounts[id] = (groupCounts[id] ?? 0) + 1;
        lastGroups[id] = group;
        scores[id] = (scores[id] ?? 0) + score * weight;
      }
    }
  }
  const total = (id: number) => (scores[id] ?? 0) * (groupCounts[id] ?? 0);
  // Equal scores keep the order of the pages.
  const best = matched.sort((a, b) => total(b) - total(a) || a - b).slice(0, limit);
  const masks = new Map(best.map((id) => [id, new Map<string, number>()]));
  for (const { term, ids } of terms) {
    for (const { id, fieldMask } of index.postingsOf(term)) {
      if (!ids || ids.has(id)) masks.get(id)?.set(term, fieldMask);
    }
  }
  return best.map((id) => ({ id, score: total(id), fieldMasks: masks.get(id) ?? new Map() }));
}
