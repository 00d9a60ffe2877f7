import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { cutGroups, type HitGroup } from './hit-groups.ts';

/** As many hits as the frame of a key press has time for. */
const promptHits = 5;

/** As many hits as the window has room for. */
export const firstHits = 8;

/** So long after a key press, in ms, another one is not likely to come at once. */
const pauseTime = 120;

/** Waits until the next frame is painted. Returns what gives it up. */
function afterPaint(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The first hits of a new answer are painted in the frame of its key press, those that a reader sees
 * below them in the next one, the others when the reader pauses: no key press waits for them.
 * `showAll` has them at once.
 */
export function useFirstHits(
  groups: HitGroup[],
  query: string,
): { shown: HitGroup[]; showAll: () => void } {
  const [known, setKnown] = useState({ query, count: promptHits });
  const count = known.query === query ? known.count : promptHits;
  const shown = useMemo(() => cutGroups(groups, count), [groups, count]);

  useEffect(() => {
    if (query === '') return;
    const giveUp = afterPaint(() =>
      // All of them are there already when an arrow key asked for them.
      setKnown((before) =>
        before.query === query && before.count > firstHits ? before : { query, count: firstHits },
      ),
    );
    const showRest = () => setKnown({ query, count: Number.POSITIVE_INFINITY });
    const timer = setTimeout(() => startTransition(showRest), pauseTime);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, [query]);

  return {
    shown,
    showAll: () => flushSync(() => setKnown({ query, count: Number.POSITIVE_INFINITY })),
  };
}
