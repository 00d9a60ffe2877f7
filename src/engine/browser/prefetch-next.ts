import { fetchDocument } from './documents.ts';
import { whenIdle } from './idle.ts';
import { findPageLink } from './links.ts';

/** What the reader has come for goes first, for example a search. */
const quietTime = 1000;

/** Readers go on to the next page more often than to any other: it is there before they ask. */
export async function prefetchNext(): Promise<void> {
  await whenIdle(quietTime);
  const { connection } = navigator;
  // A very slow line is busy enough with what the reader asks for.
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const url = findPageLink(document.querySelector('a[rel=next]'));
  if (url) fetchDocument(url).catch(() => {});
}
