import { parseHeads, parseTexts } from '../index/index-file.ts';
import type { IndexHeads, IndexParts } from '../index/records.ts';

/** In milliseconds. Afterwards the reader learns of the failure, and can try again. */
const requestTimeout = 10_000;

async function load(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response.json();
}

/**
 * Requests the headings of the index immediately, in parallel with the code that reads them; the texts when
 * the headings are there, so that the first results do not wait for them.
 * The first call returns that request; each further call requests the index again.
 */
export function createIndexFetch(urls: {
  index: string;
  texts: string;
}): () => Promise<IndexParts> {
  const loadHeads = async (): Promise<IndexHeads> => parseHeads(await load(urls.index));
  let first: Promise<IndexHeads> | undefined = loadHeads();
  // The first caller handles the error.
  first.catch(() => {});
  return async () => {
    const heads = first ?? loadHeads();
    first = undefined;
    return { heads: await heads, loadTexts: async () => parseTexts(await load(urls.texts)) };
  };
}
