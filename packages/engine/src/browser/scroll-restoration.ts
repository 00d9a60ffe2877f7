import { findHashTarget, revealHashTarget } from './hash-target.ts';

/*
 * The browser restores scroll positions itself when it loads a page. After a client-side navigation it
 * would do so before the page is there, so the router does it.
 */
const storageKey = 'docs-scroll';

/** Scroll offsets by id of the history entry. Stored values can be anything. */
let positions: Record<number, unknown> = {};
let currentId = 0;

function readPositions(): Record<number, unknown> {
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

/** Saves the position of the entry that is about to be left. */
function saveScroll(): void {
  positions[currentId] = scrollY;
}

function onPageHide(): void {
  saveScroll();
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Blocked storage only costs the positions.
  }
}

/** Keeps positions across page loads, and restores the current one if the browser does not. */
export function trackScroll(): void {
  positions = readPositions();
  currentId = ensureEntryId();
  // On the way to another site the browser may not store the `auto` of `onPageHide`.
  if (history.scrollRestoration === 'manual') restoreScroll();
  addEventListener('pagehide', onPageHide);
}

/** Adds a history entry for the page that is about to be shown. */
export function pushHistoryEntry(url: URL): void {
  saveScroll();
  history.scrollRestoration = 'manual';
  currentId = Math.random();
  history.pushState({ id: currentId }, '', url);
}

/**
 * Called after the browser has moved to another entry. Returns whether its position is known: then the
 * router restores it, because the browser would scroll smoothly and save positions on the way.
 */
export function onHistoryTraversal(): boolean {
  saveScroll();
  currentId = ensureEntryId();
  const isKnown = currentId in positions;
  if (isKnown) history.scrollRestoration = 'manual';
  return isKnown;
}

/** Scrolls to the saved position of the current entry, or to the top. */
export function restoreScroll(): void {
  // Was part of the layout when the position was saved.
  revealHashTarget();
  const top = positions[currentId];
  scrollTo({ top: typeof top === 'number' ? top : 0, behavior: 'instant' });
}

/** Scrolls to the hash target, which can be in a folded block or in another tab. */
export function scrollToHash(): void {
  revealHashTarget();
  findHashTarget()?.scrollIntoView({ behavior: 'instant' });
}

/** After a navigation: scrolls to the top, then to the hash target once the layout is stable. */
export function scrollToHashOrTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  const hashDelay = 100;
  if (location.hash) setTimeout(scrollToHash, hashDelay);
}
