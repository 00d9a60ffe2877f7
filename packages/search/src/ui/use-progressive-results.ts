import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HitGroup } from '../result.ts';

/** Number of hits rendered in the frame of a key press. */
const firstFrameCount = 5;

/** Number of hits that fit in the window. */
export const visibleCount = 8;

/** In milliseconds after a key press: the next one is unlikely to follow at once. */
const pauseTime = 120;

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

/** Calls a function after the next paint. Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Renders the first hits in the frame of the key press, the other visible ones in the next frame and
 * the rest when the reader pauses, so that no key press waits for them. `showAll` renders all at once.
 */
export function useProgressiveResults(groups: HitGroup[], query: string) {
  const [rendered, setRendered] = useState({ query, count: firstFrameCount });
  const count = rendered.query === query ? rendered.count : firstFrameCount;
  const shown = useMemo(() => limitGroups(groups, count), [groups, count]);

  useEffect(() => {
    if (query === '') return;
    const cancel = afterPaint(() =>
      // An arrow key may have called `showAll` already.
      setRendered((before) =>
        before.query === query && before.count > visibleCount
          ? before
          : { query, count: visibleCount },
      ),
    );
    const showRest = () => setRendered({ query, count: Number.POSITIVE_INFINITY });
    const timer = setTimeout(() => startTransition(showRest), pauseTime);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [query]);

  return {
    shown,
    showAll: () => flushSync(() => setRendered({ query, count: Number.POSITIVE_INFINITY })),
  };
}
