import { fetchDocument, isSameBuild, takeDocument } from './document-cache.ts';
import { showWaiting } from './loading-indicator.ts';
import { prefetchNext } from './prefetch-next.ts';
import { pushEntry, restoreScroll, scrollToTarget } from './scroll-restoration.ts';
import { layOutTopFirst, showInPlace } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

export type NavigationKind = 'push' | 'traverse' | 'refresh';

let latest = 0;
let endWaiting = (): void => {};
/** Address of the page that is shown; the location is ahead of it while a page loads. */
let shown = location.pathname + location.search;

/** Whether the page on the screen is that of an address; the hash does not count. */
export function isShown({ pathname, search }: URL | Location): boolean {
  return pathname + search === shown;
}

function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('main [data-autofocus]');
  const heading = document.querySelector<HTMLElement>('main h1,main:not(:has(h1))');
  if (heading) heading.tabIndex = -1;
  (field ?? heading)?.focus({ preventScroll: true });
}

/** The live region stays in the document: it takes over the title and the words of the new page. */
function announce(doc: Document): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  Object.assign(region.dataset, doc.getElementById('announcer')?.dataset);
  region.textContent = doc.title;
}

/** Gives up what is loading: the reader stays on the page that is shown. */
export function stopNavigation(): void {
  latest++;
  endWaiting();
}

/**
 * Shows the page at an address. `push` adds an entry to the session history;
 * `traverse` is for an entry that the browser has moved to already; `refresh` shows
 * the page again where the reader is.
 * The last call wins. What cannot be shown here is left to the browser.
 */
export async function navigate(url: URL, kind: NavigationKind): Promise<void> {
  stopNavigation();
  const turn = latest;
  const endOwnWaiting = showWaiting();
  endWaiting = endOwnWaiting;
  try {
    const fetched = await fetchDocument(url);
    if (turn !== latest) return;
    const doc = takeDocument(fetched);
    if (!isSameBuild(doc)) throw new Error('another build');
    const target = new URL(url.search + url.hash, fetched.url);
    const isCurrent = () => turn === latest;
    const isReady = await showInPlace(doc, isCurrent, () => {
      if (kind === 'push') pushEntry(target);
      shown = target.pathname + target.search;
      dispatchEvent(new Event('docs:navigate'));
    });
    if (!isReady) return;
    if (kind === 'push' && !url.hash) layOutTopFirst();
    syncHead(doc);
    if (kind === 'refresh') return;
    focusHeading();
    announce(doc);
    prefetchNext();
    if (kind === 'push') scrollToTarget();
    else restoreScroll();
  } catch (error) {
    if (turn !== latest) return;
    console.error('The page could not be loaded in place.', error);
    // The browser shows it.
    if (kind === 'push') location.assign(url);
    if (kind === 'traverse') location.reload();
  } finally {
    endOwnWaiting();
  }
}
