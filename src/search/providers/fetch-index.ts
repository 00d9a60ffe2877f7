import { readIndexFile } from '../index/index-file.ts';
import type { SearchIndex } from '../index/records.ts';

/** What a request for the index brings that was made before there was code to read it; `undefined` if it failed. */
export type EarlyAnswer = Promise<Response | undefined>;

async function load(url: string, early?: EarlyAnswer): Promise<SearchIndex> {
  const answer = await early;
  // The reader can have gone on to another language.
  const isOwn = answer?.url === new URL(url, location.href).href;
  const response = isOwn ? answer : await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return readIndexFile(await response.json());
}

/**
 * Asks at once for the index at an address, so that it comes beside the code that reads it.
 * The first call gets that answer; each further one asks again.
 */
export function createIndexFetch(url: string, early?: EarlyAnswer): () => Promise<SearchIndex> {
  let first: Promise<SearchIndex> | undefined = load(url, early);
  // Whoever calls is told.
  first.catch(() => {});
  return () => {
    const index = first ?? load(url);
    first = undefined;
    return index;
  };
}
