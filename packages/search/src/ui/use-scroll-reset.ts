import { type UIEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls a list to its top when the results of another query arrive. Returns the `scroll` listener.
 * Only a list that was scrolled is reset, because scrolling forces a layout.
 */
export function useScrollReset(resultsQuery: string): (event: UIEvent<HTMLElement>) => void {
  const scrolled = useRef<HTMLElement>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [resultsQuery]);

  return useCallback(({ currentTarget }) => {
    scrolled.current = currentTarget.scrollTop > 0 ? currentTarget : undefined;
  }, []);
}
