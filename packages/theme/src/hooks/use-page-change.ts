import { navigateEvent } from 'docs-engine/browser';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onChange` when the path or query changes, including with the back button. A hot update of the same page is not a change. */
export function usePageChange(onChange: () => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    let current = location.pathname + location.search;
    function compare(): void {
      const next = location.pathname + location.search;
      if (next !== current) notify();
      current = next;
    }
    addEventListener(navigateEvent, compare);
    return () => removeEventListener(navigateEvent, compare);
  }, []);
}
