import type { HitGroup, SearchResult } from '../result.ts';

export type SearchResults = {
  /** In the order of the dialog. */
  groups: HitGroup[];
  /** The best hit, which may be another one than the first, or not be listed. */
  best?: string | undefined;
  /** Total number of hits, if the provider reports it. */
  total?: number;
  /** Identifies the query in usage events; hosted providers only. */
  queryId?: string;
  /** Loads further results, when these come from a part of the index. */
  more?: () => Promise<SearchResults>;
};

/** Answers queries. Another provider is a module in this folder, with an entry in `hosted.ts`. */
export type SearchProvider = {
  /** Identifies the search history of this site and language. */
  indexName: string;
  /** Rejects when there are no results to show; with the reason of the signal when it is aborted. */
  search: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Loads what the first query needs. Called when the reader is about to search. */
  prefetch?: () => void;
  /** Loads what later queries need. Called when the panel is shown. */
  prefetchRest?: () => void;
  /** Whether the files of the provider could not be loaded. The next document may name others. */
  hasFailed?: () => boolean;
  /** Connects to the host of the provider. */
  preconnect?: () => void;
  /** Reports the result that the reader followed; only when usage events are enabled. */
  trackClick?: (hit: SearchResult, queryId: string) => void;
  /** Words near a query without results that do find something. */
  suggest?: (query: string) => readonly string[];
};

/** Whether the window has space for less text. */
export function isNarrow(): boolean {
  return matchMedia('(width <= 48em)').matches;
}
