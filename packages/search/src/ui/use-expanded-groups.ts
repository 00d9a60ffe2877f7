import { useCallback, useMemo, useState } from 'react';
import type { HitGroup } from '../result.ts';
import { moreId } from './option-id.ts';

/** Groups of the results of a query, with all hits of those that the reader expanded. */
export function useExpandedGroups(groups: HitGroup[], query: string) {
  const [state, setState] = useState<{ query: string; ids: readonly string[] }>();
  const ids = state?.query === query ? state.ids : undefined;
  const expanded = useMemo(
    () =>
      ids
        ? groups.map((group) =>
            group.all && ids.includes(moreId(group)) ? { ...group, hits: group.all.list() } : group,
          )
        : groups,
    [groups, ids],
  );
  const expand = useCallback(
    (group: HitGroup) =>
      setState((before) => ({
        query,
        ids: [...(before?.query === query ? before.ids : []), moreId(group)],
      })),
    [query],
  );
  return { groups: expanded, expand };
}
