import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HitGroup } from '../index/hit.ts';
import { limitGroups } from '../providers/hit-groups.ts';

/** Number of hits rendered in the frame of a key press. */
const firstFrameCount = 5;

/** Number of hits that fit in the window. */
export const visibleCount = 8;

/** In milliseconds after a key press: the next one is unlikely to follow at once. */
const pauseTime = 120;

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
export function useProgressiveResults(
  groups: HitGroup[],
  query: string,
): { shown: HitGroup[]; showAll: () => void } {
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
