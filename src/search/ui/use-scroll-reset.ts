import { type UIEvent, useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls a list back to its top when it shows the answer to another query. To scroll lays out what
 * was just found, so only a list that was scrolled goes back. Returns its listener for `scroll`.
 */
export function useScrollBack(answered: string): (event: UIEvent<HTMLElement>) => void {
  const scrolled = useRef<HTMLElement>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [answered]);

  return useCallback(({ currentTarget }) => {
    scrolled.current = currentTarget.scrollTop > 0 ? currentTarget : undefined;
  }, []);
}
