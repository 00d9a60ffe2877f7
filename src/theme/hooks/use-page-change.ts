import { useEffect, useEffectEvent } from 'react';

/** Calls back when another page is shown, by the way back for example. An edit in the dev server shows the same page again. */
export function usePageChange(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let shown = location.pathname + location.search;
    function compare(): void {
      const next = location.pathname + location.search;
      if (next !== shown) leave();
      shown = next;
    }
    addEventListener('docs:navigate', compare);
    return () => removeEventListener('docs:navigate', compare);
  }, []);
}
