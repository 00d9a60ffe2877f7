import { useEffect, useState } from 'react';

/** In milliseconds. */
const throttleInterval = 200;

/** Whether the navigation is hidden because the reader scrolls down, updated at most every 200 ms. */
export function useHiddenNav(isEnabled: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let lastScrollY = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      timer = undefined;
      const barHeight = document.querySelector('[data-nav]')?.clientHeight ?? 0;
      setHidden(scrollY > lastScrollY && scrollY > barHeight);
      lastScrollY = scrollY;
    }
    function schedule(): void {
      timer ??= setTimeout(update, throttleInterval);
    }
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
    };
  }, [isEnabled]);
  // Moves the sticky bar below the navigation up as well.
  useEffect(() => {
    const { style } = document.documentElement;
    if (isHidden) style.setProperty('--bar-top', '0px');
    return () => void style.removeProperty('--bar-top');
  }, [isHidden]);
  return isHidden;
}
