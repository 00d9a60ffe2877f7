import type { HitGroup } from '../result.ts';

/** The `id` of the element that shows a hit, for `aria-activedescendant`. */
export function optionId(id: string): string {
  return `search-hit-${id}`;
}

/** The `id` of the option that shows all hits of a group. */
export function moreId({ hits }: HitGroup): string {
  return `search-more-${hits[0]?.id}`;
}

/** Ids of all options, in order. */
export function listOptionIds(groups: readonly HitGroup[]): string[] {
  return groups.flatMap((group) => [
    ...group.hits.map(({ id }) => optionId(id)),
    ...(group.all && group.all.count > group.hits.length ? [moreId(group)] : []),
  ]);
}
