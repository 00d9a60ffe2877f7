import type { SearchResult } from '../index/hit.ts';

export type SearchResults = {
  hits: SearchResult[];
  /** Total number of hits, if the provider reports it. */
  total?: number;
  /** Identifies the query in usage events; hosted providers only. */
  queryId?: string;
  /** Results of the complete index, when these come from a part of it. */
  final?: Promise<SearchResults>;
};

/** Answers queries. Add another provider as a file in this folder. */
export type SearchProvider = {
  /** Identifies the search history of this site and language. */
  indexName: string;
  /** Rejects when there are no results to show; with the reason of the signal when it is aborted. */
  search: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Loads what the first query needs. Called when the reader is about to search. */
  prefetch?: () => void;
  /** Connects to the host of the provider. */
  preconnect?: () => void;
  /** Reports the result that the reader followed; only when usage events are enabled. */
  trackClick?: (hit: SearchResult, position: number, queryId: string) => void;
};
