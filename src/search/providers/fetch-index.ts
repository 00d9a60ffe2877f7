import { readIndexFile } from '../index/index-file.ts';
import type { SearchIndex } from '../index/records.ts';

/** A response requested before this code was loaded; `undefined` if that request failed. */
export type EarlyAnswer = Promise<Response | undefined>;

async function load(url: string, early?: EarlyAnswer): Promise<SearchIndex> {
  const answer = await early;
  // The reader may have switched languages.
  const isOwn = answer?.url === new URL(url, location.href).href;
  const response = isOwn ? answer : await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return readIndexFile(await response.json());
}

/**
 * Requests the index immediately, in parallel with the code that reads it.
 * The first call returns that request; each further call requests the index again.
 */
export function createIndexFetch(url: string, early?: EarlyAnswer): () => Promise<SearchIndex> {
  let first: Promise<SearchIndex> | undefined = load(url, early);
  // The first caller handles the error.
  first.catch(() => {});
  return () => {
    const index = first ?? load(url);
    first = undefined;
    return index;
  };
}
