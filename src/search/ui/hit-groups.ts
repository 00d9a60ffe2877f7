import type { ShownHit } from '../index/hit.ts';

export type HitGroup = { title: string; hits: ShownHit[] };

/** Hits under the titles of their sections, in the order of the first hit of each. */
export function groupHits(hits: readonly ShownHit[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, ShownHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(title, group);
  }
  return [...groups].map(([title, members]) => ({ title, hits: members }));
}

/** The groups of the first hits, in the order in which they are shown; the same ones if nothing is left out. */
export function cutGroups(groups: HitGroup[], most: number): HitGroup[] {
  const cut: HitGroup[] = [];
  let left = most;
  for (const { title, hits } of groups) {
    if (left > 0) cut.push({ title, hits: hits.slice(0, left) });
    left -= hits.length;
  }
  return left < 0 ? cut : groups;
}
