import { useSyncExternalStore } from 'react';

/** Holds `off` where `/` alone opens no search: speech input and stray fingers type it, too. */
export const slashKey = 'docs-slash';

/** On `<html>`; the router takes no key alone then. The head script sets it before there is a router. */
const mark = 'data-no-single-key';

function readSlash(): boolean {
  return !document.documentElement.hasAttribute(mark);
}

/** Told of the reader's choice here, and of that in another window, which the head script applies. */
function watchSlash(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [mark] });
  return () => observer.disconnect();
}

/** Whether `/` alone opens the search; documents are written as if it did. */
export function useSlash(): boolean {
  return useSyncExternalStore(watchSlash, readSlash, () => true);
}

/** Turns the key off, or on again. */
export function toggleSlash(): void {
  const isOff = document.documentElement.toggleAttribute(mark);
  try {
    if (isOff) localStorage.setItem(slashKey, 'off');
    else localStorage.removeItem(slashKey);
  } catch {
    // Blocked storage: the choice lasts as long as the document.
  }
}
