import {
  popoverAttribute,
  revisionSelector,
  routesAttribute,
  shownEvent,
  updateEvent,
} from '../contract/dom.ts';
import { clearDocumentCache, fetchDocument } from './document-cache.ts';
import { revealHashTarget } from './hash-target.ts';
import { hydrateOnInteraction } from './hydration.ts';
import { handleShortcut } from './keyboard-shortcuts.ts';
import { internalUrlOf, isSameDocument, isUnmodified } from './links.ts';
import { cancelNavigation, isCurrentPage, navigate } from './navigate.ts';
import { prefetchLink, prefetchNext } from './prefetch.ts';
import {
  onHistoryTraversal,
  restoreScroll,
  scrollToHash,
  scrollToHashOrTop,
  trackScroll,
} from './scroll-restoration.ts';

function onClick(event: MouseEvent): void {
  const url = isUnmodified(event) && internalUrlOf(event.target);
  if (!url) return;
  // A link closes its panel, also before hydration. Older browsers have no `hidePopover`.
  const panel = (event.target as Element).closest<HTMLElement>(`[${popoverAttribute}]`);
  (panel as Partial<HTMLElement> | null)?.hidePopover?.();
  if (url.hash && isSameDocument(url)) {
    // The browser scrolls.
    revealHashTarget(url.hash);
    return;
  }
  event.preventDefault();
  if (url.href !== location.href) void navigate(url, 'push');
  // Often the second click of a double click. The browser would reload the page.
  else if (isCurrentPage(url)) {
    cancelNavigation();
    scrollToHashOrTop();
  }
}

function onPopState(): void {
  const isKnown = onHistoryTraversal();
  if (!isCurrentPage(location)) {
    void navigate(new URL(location.href), 'traverse');
    return;
  }
  cancelNavigation();
  if (isKnown) restoreScroll();
  else if (revealHashTarget()) scrollToHash();
}

function start(): void {
  trackScroll();
  addEventListener('click', onClick);
  addEventListener('keydown', handleShortcut);
  addEventListener('popstate', onPopState);
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    addEventListener(type, ({ target }) => void prefetchLink(target));
  }
  // A reloaded document has its position.
  if (revealHashTarget() && scrollY === 0) scrollToHash();
  hydrateOnInteraction();
  addEventListener('load', prefetchNext);
  if (document.documentElement.hasAttribute(routesAttribute)) {
    // If a request fails, this page stays as it is.
    import('./not-found.ts').then(({ redirectOrLocalize }) => redirectOrLocalize()).catch(() => {});
  }
}

// The script is `async`, so compiling it and the end of parsing are not one long task.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

import.meta.hot?.on(updateEvent, () => {
  clearDocumentCache();
  const url = new URL(location.href);
  // Shows the 404 page when the page is gone.
  fetchDocument(url).catch(({ cause }: Error) => {
    if (cause === 404) location.reload();
  });
  void navigate(url, 'reload');
});
import.meta.hot?.send(
  shownEvent,
  Number(document.querySelector<HTMLMetaElement>(revisionSelector)?.content),
);
