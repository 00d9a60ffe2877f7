import { clearDocumentCache } from './document-cache.ts';
import { hydrateOnInteraction } from './hydration.ts';
import { handleShortcut } from './keyboard-shortcuts.ts';
import { internalUrlOf, isSameDocument, isUnmodified } from './links.ts';
import { cancelNavigation, isCurrentPage, navigate } from './navigate.ts';
import { prefetchLink } from './prefetch.ts';
import { prefetchNext } from './prefetch-next.ts';
import { onHistoryTraversal, restoreScroll, scrollToHashOrTop } from './scroll-restoration.ts';

function onClick(event: MouseEvent): void {
  const url = isUnmodified(event) && internalUrlOf(event.target);
  if (!url) return;
  // What is chosen in a panel closes it, before React is there, too. A browser may know no panels.
  (event.target as Element).closest<Partial<HTMLElement> & Element>('[popover]')?.hidePopover?.();
  if (url.hash && isSameDocument(url)) return;
  event.preventDefault();
  if (url.href !== location.href) void navigate(url, 'push');
  // The second press of a double click, often: the browser would load the page anew.
  else if (isCurrentPage(url)) {
    cancelNavigation();
    scrollToHashOrTop();
  }
}

function onPopState(): void {
  const wasThere = onHistoryTraversal();
  if (!isCurrentPage(location)) {
    void navigate(new URL(location.href), 'traverse');
    return;
  }
  cancelNavigation();
  if (wasThere) restoreScroll();
}

function start(): void {
  // On the way to another site the `auto` of `pagehide` can come too late to be kept in the entry.
  if (history.scrollRestoration === 'manual') restoreScroll();
  addEventListener('click', onClick);
  addEventListener('keydown', handleShortcut);
  addEventListener('popstate', onPopState);
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    addEventListener(type, prefetchLink);
  }
  hydrateOnInteraction();
  addEventListener('load', prefetchNext);
  // A 404 document.
  if (document.documentElement.dataset.routes) void import('./not-found.ts').catch(() => {});
}

// The script is `async`, so that its compilation and the end of the page are not one long task.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

import.meta.hot?.on('docs:update', () => {
  clearDocumentCache();
  void navigate(new URL(location.href), 'refresh');
});
import.meta.hot?.send(
  'docs:shown',
  Number(document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content),
);
