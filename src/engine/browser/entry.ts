import { forgetDocuments } from './document-cache.ts';
import { wakeOnFirstSign } from './hydration.ts';
import { pressShortcut } from './keyboard-shortcuts.ts';
import { findPageLink, isPlain, isSameDocument } from './links.ts';
import { isShown, navigate, stopNavigation } from './navigate.ts';
import { fetchAhead } from './prefetch.ts';
import { prefetchNext } from './prefetch-next.ts';
import { enterEntry, restoreScroll, scrollToTarget } from './scroll-restoration.ts';

function onClick(event: MouseEvent): void {
  const url = isPlain(event) && findPageLink(event.target);
  if (!url) return;
  // What is chosen in a panel closes it, before React is there, too. A browser may know no panels.
  (event.target as Element).closest<Partial<HTMLElement> & Element>('[popover]')?.hidePopover?.();
  if (url.hash && isSameDocument(url)) return;
  event.preventDefault();
  if (url.href !== location.href) void navigate(url, 'push');
  // The second press of a double click, often: the browser would load the page anew.
  else if (isShown(url)) {
    stopNavigation();
    scrollToTarget();
  }
}

function onPopState(): void {
  const wasThere = enterEntry();
  if (!isShown(location)) {
    void navigate(new URL(location.href), 'traverse');
    return;
  }
  stopNavigation();
  if (wasThere) restoreScroll();
}

function start(): void {
  // On the way to another site the `auto` of `pagehide` can come too late to be kept in the entry.
  if (history.scrollRestoration === 'manual') restoreScroll();
  addEventListener('click', onClick);
  addEventListener('keydown', pressShortcut);
  addEventListener('popstate', onPopState);
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    addEventListener(type, fetchAhead);
  }
  wakeOnFirstSign();
  addEventListener('load', prefetchNext);
  // A 404 document.
  if (document.documentElement.dataset.routes) void import('./not-found.ts').catch(() => {});
}

// The script is `async`, so that its compilation and the end of the page are not one long task.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

import.meta.hot?.on('docs:update', () => {
  forgetDocuments();
  void navigate(new URL(location.href), 'refresh');
});
import.meta.hot?.send(
  'docs:shown',
  Number(document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content),
);
