import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { cutGroups, type HitGroup } from './hit-groups.ts';

/** As many hits as the window has room for. */
export const firstHits = 8;

/** So long after a key press, in ms, another one is not likely to come at once. */
const pauseTime = 120;

/**
 * The hits of a new answer that a reader sees are painted alone, those below them when the reader pauses:
 * no key press waits for them. `showAll` has them at once.
 */
export function useFirstHits(groups: HitGroup[]): { shown: HitGroup[]; showAll: () => void } {
  const [whole, setWhole] = useState(groups);
  const first = useMemo(() => cutGroups(groups, firstHits), [groups]);

  useEffect(() => {
    if (first === groups) return;
    const timer = setTimeout(() => startTransition(() => setWhole(groups)), pauseTime);
    return () => clearTimeout(timer);
  }, [first, groups]);

  return {
    shown: whole === groups ? groups : first,
    showAll: () => flushSync(() => setWhole(groups)),
  };
}
