/** The element that a hash points to, by default that of the location. */
export function findHashTarget(hash = location.hash): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape matches nothing.
  }
}

/**
 * Opens folded blocks and selects tabs around the target of a hash. Not all browsers do, and none before
 * the page of a client-side navigation is there. Returns whether the target was hidden.
 */
export function revealHashTarget(hash?: string): boolean {
  let wasHidden = false;
  for (let part = findHashTarget(hash); part; part = part.parentElement) {
    if (part.matches('details:not([open])>:not(summary)')) {
      (part.parentElement as HTMLDetailsElement).open = wasHidden = true;
    }
    if (part.matches('[hidden=until-found]')) {
      wasHidden = true;
      // What the browser dispatches for find in page. The theme selects the tab.
      part.dispatchEvent(new Event('beforematch', { bubbles: true }));
    }
  }
  return wasHidden;
}
