import { announcerId, autofocusAttribute, navigateEvent } from '../contract/dom.ts';
import { fetchDocument, isSameBuild, takeParsedDocument } from './document-cache.ts';
import { prefetchNext } from './prefetch.ts';
import { hideProgress, showProgress } from './progress.ts';
import { pushHistoryEntry, restoreScroll, scrollToHashOrTop } from './scroll-restoration.ts';
import { layOutViewportFirst, swapPage } from './swap-page.ts';
import { syncHead } from './sync-head.ts';

/**
 * `push` adds an entry to the session history, `traverse` follows an entry that the browser has
 * already moved to, `reload` shows the page again at the same scroll position.
 */
export type NavigationKind = 'push' | 'traverse' | 'reload';

let latestId = 0;
/** Path and query of the page on the screen; differs from the location while a page loads. */
let currentPath = location.pathname + location.search;

/** Whether a URL, without its hash, is that of the page on the screen. */
export function isCurrentPage({ pathname, search }: URL | Location): boolean {
  return pathname + search === currentPath;
}

function focusHeading(): void {
  const field = document.querySelector<HTMLElement>(`main [${autofocusAttribute}]`);
  const heading = document.querySelector<HTMLElement>('main h1,main:not(:has(h1))');
  if (heading) heading.tabIndex = -1;
  (field ?? heading)?.focus({ preventScroll: true });
}

/** The live region must stay in the document to be announced. */
function announce(doc: Document): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = doc.title;
}

/** Cancels the navigation in progress. The current page stays. */
export function cancelNavigation(): void {
  latestId++;
  hideProgress();
}

/** Shows the page of a URL. The last call wins. If it fails, the browser loads the page. */
export async function navigate(url: URL, kind: NavigationKind): Promise<void> {
  cancelNavigation();
  const navigationId = latestId;
  const isLatest = () => navigationId === latestId;
  showProgress();
  try {
    const fetched = await fetchDocument(url);
    if (!isLatest()) return;
    const doc = takeParsedDocument(fetched);
    if (!isSameBuild(doc)) throw new Error('another build');
    const target = new URL(url.search + url.hash, fetched.url);
    const isShown = await swapPage(doc, isLatest, () => {
      if (kind === 'push') pushHistoryEntry(target);
      currentPath = target.pathname + target.search;
      dispatchEvent(new Event(navigateEvent));
    });
    if (!isShown) return;
    syncHead(doc);
    if (kind === 'push' && !url.hash) layOutViewportFirst();
    if (kind === 'reload') return;
    focusHeading();
    announce(doc);
    prefetchNext();
    if (kind === 'push') scrollToHashOrTop();
    else restoreScroll();
  } catch (error) {
    if (!isLatest()) return;
    console.error('The page could not be loaded in place.', error);
    // The browser loads what the router could not show.
    if (kind === 'push') location.assign(url);
    if (kind === 'traverse') location.reload();
  } finally {
    if (isLatest()) hideProgress();
  }
}
