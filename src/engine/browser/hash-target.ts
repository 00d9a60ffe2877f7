/** What can hide a part that links reveal. */
const hidingParts = 'details:not([open]),[hidden]';

/** The element that a hash points to, by default that of the location. */
export function findHashTarget(hash = location.hash): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape matches nothing.
  }
}

/**
 * Reveals the target of a hash if it is hidden. Not all browsers do, and none before the page of a client-side
 * navigation is there. Resolves when it is visible; `undefined` if it is not hidden.
 */
export function revealHashTarget(hash?: string): Promise<void> | undefined {
  const target = findHashTarget(hash);
  if (!target?.closest(hidingParts)) return;
  // If it cannot be loaded, the reader opens the parts.
  return import('./reveal.ts').then(({ reveal }) => reveal(target)).catch(() => {});
}
