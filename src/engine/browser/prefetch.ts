import { fetchDocument, parseDocument } from './document-cache.ts';
import { internalUrlOf, isSameDocument } from './links.ts';

/**
 * Fetches the page behind what a reader points at, who will likely follow it. `undefined` where that
 * is no link to another page, or the reader saves data; else resolves when it is there, or not to be had.
 */
export function prefetchLink({ target }: Pick<Event, 'target'>): Promise<unknown> | undefined {
  const url = internalUrlOf(target);
  if (!url || isSameDocument(url) || navigator.connection?.saveData) return;
  return fetchDocument(url).then(parseDocument, () => {});
}
