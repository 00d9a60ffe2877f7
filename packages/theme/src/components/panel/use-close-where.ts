import { useEffect } from 'react';

/** Closes an open popover when a media query starts or stops matching. */
export function useCloseWhere(query: string, isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const list = matchMedia(query);
    list.addEventListener('change', close);
    return () => list.removeEventListener('change', close);
  }, [query, isActive, close]);
}
