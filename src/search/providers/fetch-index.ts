import type { SearchIndex } from '#contract/search.ts';

async function load(url: string): Promise<SearchIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return (await response.json()) as SearchIndex;
}

/**
 * Asks at once for the index at an address, so that it comes beside the code that reads it.
 * The first call gets that answer; each further one asks again.
 */
export function createIndexFetch(url: string): () => Promise<SearchIndex> {
  let first: Promise<SearchIndex> | undefined = load(url);
  // Whoever calls is told.
  first.catch(() => {});
  return () => {
    const index = first ?? load(url);
    first = undefined;
    return index;
  };
}
