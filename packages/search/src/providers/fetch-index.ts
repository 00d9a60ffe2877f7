import { parseIndex } from '../index/index-file.ts';
import type { SearchIndex } from '../index/records.ts';

/** In milliseconds. Afterwards the reader learns of the failure, and can try again. */
const requestTimeout = 10_000;

async function load(url: string): Promise<SearchIndex> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return parseIndex(await response.json());
}

/**
 * Requests the index immediately, in parallel with the code that reads it.
 * The first call returns that request; each further call requests the index again.
 */
export function createIndexFetch(url: string): () => Promise<SearchIndex> {
  let first: Promise<SearchIndex> | undefined = load(url);
  // The first caller handles the error.
  first.catch(() => {});
  return () => {
    const index = first ?? load(url);
    first = undefined;
    return index;
  };
}
