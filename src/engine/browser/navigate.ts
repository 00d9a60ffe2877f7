import { fetchDocument, isSameBuild, takeParsedDocument } from './document-cache.ts';
import { showLoadingIndicator } from './loading-indicator.ts';
import { prefetchNext } from './prefetch-next.ts';
import { pushHistoryEntry, restoreScroll, scrollToHashOrTop } from './scroll-restoration.ts';
import { layOutViewportFirst, swapPage } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

export type NavigationKind = 'push' | 'traverse' | 'refresh';

let latestId = 0;
let hideLoadingIndicator = (): void => {};
/** Address of the page that is shown; the location is ahead of it while a page loads. */
let currentPath = location.pathname + location.search;

/** Whether the page on the screen is that of an address; the hash does not count. */
export function isCurrentPage({ pathname, search }: URL | Location): boolean {
  return pathname + search === currentPath;
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
export function cancelNavigation(): void {
  latestId++;
  hideLoadingIndicator();
}

/**
 * Shows the page at an address. `push` adds an entry to the session history;
 * `traverse` is for an entry that the browser has moved to already; `refresh` shows
 * the page again where the reader is.
 * The last call wins. What cannot be shown here is left to the browser.
 */
export async function navigate(url: URL, kind: NavigationKind): Promise<void> {
  cancelNavigation();
  const navigationId = latestId;
  const endOwnWaiting = showLoadingIndicator();
  hideLoadingIndicator = endOwnWaiting;
  try {
    const fetched = await fetchDocument(url);
    if (navigationId !== latestId) return;
    const doc = takeParsedDocument(fetched);
    if (!isSameBuild(doc)) throw new Error('another build');
    const target = new URL(url.search + url.hash, fetched.url);
    const isCurrent = () => navigationId === latestId;
    const isReady = await swapPage(doc, isCurrent, () => {
      if (kind === 'push') pushHistoryEntry(target);
      currentPath = target.pathname + target.search;
      dispatchEvent(new Event('docs:navigate'));
    });
    if (!isReady) return;
    if (kind === 'push' && !url.hash) layOutViewportFirst();
    syncHead(doc);
    if (kind === 'refresh') return;
    focusHeading();
    announce(doc);
    prefetchNext();
    if (kind === 'push') scrollToHashOrTop();
    else restoreScroll();
  } catch (error) {
    if (navigationId !== latestId) return;
    console.error('The page could not be loaded in place.', error);
    // The browser shows it.
    if (kind === 'push') location.assign(url);
    if (kind === 'traverse') location.reload();
  } finally {
    endOwnWaiting();
  }
}
