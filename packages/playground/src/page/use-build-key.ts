import { useEffect, useRef } from 'react';

/** By position where the keyboard is of another script. */
function isBuildKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  return letter === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Ctrl+S and Cmd+S build, in place of the browser's dialog. What is typed is always kept. */
export function useBuildKey(build: () => void): void {
  const latest = useRef(build);
  latest.current = build;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isBuildKey(event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
