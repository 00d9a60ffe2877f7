import type { HitGroup, SearchResult } from '../index/hit.ts';

/** Groups hits by `lvl0`, in the order of the first hit of each group. */
export function groupHits(hits: readonly SearchResult[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(title, group);
  }
  return [...groups].map(([title, members]) => ({ title, hits: members }));
}

/** The first hits in display order. Returns the same groups if all hits are within the limit. */
export function limitGroups(groups: HitGroup[], limit: number): HitGroup[] {
  const limited: HitGroup[] = [];
  let left = limit;
  for (const group of groups) {
    const { all, ...shared } = group;
    const hits = group.hits.slice(0, Math.max(0, left));
    // The count of further hits comes last.
    if (hits.length === group.hits.length) limited.push(group);
    else if (left > 0) limited.push({ ...shared, hits });
    left -= group.hits.length;
  }
  return left < 0 ? limited : groups;
}
