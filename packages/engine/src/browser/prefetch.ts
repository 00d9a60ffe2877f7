import { nextLinkSelector } from '../contract/dom.ts';
import { fetchDocument, parseDocument } from './document-cache.ts';
import { internalUrlOf, isSameDocument } from './links.ts';

/** In milliseconds. Leaves the connection to what the reader came for, such as a search. */
const prefetchDelay = 300;

/**
 * Fetches and parses the page behind a link. Resolves when that succeeds or fails; `undefined` when the
 * target is not a link to another page, or the reader saves data.
 */
export function prefetchLink(target: EventTarget | null): Promise<unknown> | undefined {
  const url = internalUrlOf(target);
  if (!url || isSameDocument(url) || navigator.connection?.saveData) return;
  return fetchDocument(url).then(parseDocument, () => {});
}

/** Prefetches the next page, which readers open more often than any other. */
export function prefetchNext(): void {
  setTimeout(() => {
    // A very slow connection is needed for what the reader requests.
    if (navigator.connection?.effectiveType?.includes('2g')) return;
    void prefetchLink(document.querySelector(nextLinkSelector));
  }, prefetchDelay);
}
