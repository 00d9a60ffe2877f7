import type { ShownHit } from '../index/hit.ts';

export type SearchAnswer = {
  hits: ShownHit[];
  /** How many there are in all, where the provider tells. */
  total?: number;
  /** Names the answer in reports of usage; only hosted providers have one. */
  queryId?: string;
  /** The answer of all there is to search, where this one is of what was there in time. */
  complete?: Promise<SearchAnswer>;
};

/** An engine that answers queries. Another one is one more file like this folder's. */
export type SearchProvider = {
  /** Names the stored searches of this site and language. */
  indexName: string;
  /** Rejects with the reason when it cannot answer, and with the signal's reason when aborted. */
  search: (query: string, signal: AbortSignal) => Promise<SearchAnswer>;
  /** Fetches what the first query needs; called when the reader comes near the search. */
  prefetch?: () => void;
  /** Opens a connection to the provider's host. */
  preconnect?: () => void;
  /** Reports what the reader chose; only when the site has usage reports switched on. */
  reportChoice?: (hit: ShownHit, position: number, queryId: string) => void;
};
