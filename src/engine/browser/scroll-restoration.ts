/**
 * Scroll positions of the entries of the session history. The browser restores
 * them itself when it loads a page; after a client navigation it would do so
 * before the page is there.
 */
const storageKey = 'docs-scroll';

/** By id of the entry. */
const positions: Record<number, number> = readPositions();
let current: number = ensureEntryId();

function readPositions(): Record<number, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKey) as string) };
  } catch {
    return {};
  }
}

function ensureEntryId(): number {
  const known: unknown = history.state?.id;
  if (typeof known === 'number') return known;
  const id = Math.random();
  history.replaceState({ id }, '');
  return id;
}

/** Remembers where the reader is in the entry that is about to be left. */
function saveScroll(): void {
  positions[current] = scrollY;
}

/** Adds an entry for a page that is about to be shown. */
export function pushHistoryEntry(url: URL): void {
  saveScroll();
  history.scrollRestoration = 'manual';
  current = Math.random();
  history.pushState({ id: current }, '', url);
}

/**
 * Called after the browser moved to another entry. `true` when the reader was there before: then
 * the place is ours to restore, as the browser would go there slowly, and save where it is on the way.
 */
export function onHistoryTraversal(): boolean {
  saveScroll();
  current = ensureEntryId();
  const isKnown = current in positions;
  if (isKnown) history.scrollRestoration = 'manual';
  return isKnown;
}

/** Goes at once to where the reader was in the current entry; to the top where that is not known. */
export function restoreScroll(): void {
  scrollTo({ top: positions[current] ?? 0, behavior: 'instant' });
}

/** What the hash of the address names. */
export function findHashTarget(): HTMLElement | null | undefined {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A malformed escape names nothing.
  }
}

function scrollToHash(): void {
  findHashTarget()?.scrollIntoView({ behavior: 'instant' });
}

/** After a navigation: to the heading that the hash names, once the page has settled, or to the top. */
export function scrollToHashOrTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  const hashDelay = 100;
  if (location.hash) setTimeout(scrollToHash, hashDelay);
}

addEventListener('pagehide', () => {
  saveScroll();
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Blocked storage only costs the positions.
  }
});
