import { prefetchLink } from './prefetch.ts';

/** What the reader has come for goes first, for example a search. In ms. */
const prefetchDelay = 300;

/** Readers go on to the next page more often than to any other: it is there before they ask. */
export function prefetchNext(): void {
  setTimeout(() => {
    // A very slow line is busy enough with what the reader asks for.
    if (navigator.connection?.effectiveType?.includes('2g')) return;
    void prefetchLink({ target: document.querySelector('a[rel=next]') });
  }, prefetchDelay);
}
