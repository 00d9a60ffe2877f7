import { useEffect, useState } from 'react';

const interval = 200;

/** Whether the bar is out of sight because the reader scrolls down; looked up at most every 200 ms. */
export function useHiddenNav(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let before = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      timer = undefined;
      const barHeight = document.querySelector('[data-nav]')?.clientHeight ?? 0;
      setHidden(scrollY > before && scrollY > barHeight);
      before = scrollY;
    }
    function schedule(): void {
      timer ??= setTimeout(update, interval);
    }
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
    };
  }, [isEnabled]);
  // What sticks below the bar moves up with it.
  useEffect(() => {
    const { style } = document.documentElement;
    if (isHidden) style.setProperty('--bar-top', '0px');
    return () => void style.removeProperty('--bar-top');
  }, [isHidden]);
  return isHidden;
}
