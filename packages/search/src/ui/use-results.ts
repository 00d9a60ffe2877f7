import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchProvider, SearchResults } from '../providers/provider.ts';

type Latest = {
  /** The latest results. They stay visible until the next ones arrive. */
  results: SearchResults | undefined;
  /** The query of `results`. */
  resultsQuery: string;
  hasFailed: boolean;
};

export type ResultsState = Pick<Latest, 'results' | 'resultsQuery'> & {
  status: 'idle' | 'loading' | 'error';
};

const nothing: Latest = { results: undefined, resultsQuery: '', hasFailed: false };

function statusOf({ resultsQuery, hasFailed }: Latest, query: string): ResultsState['status'] {
  if (query === '') return 'idle';
  if (resultsQuery !== query) return 'loading';
  return hasFailed ? 'error' : 'idle';
}

/** Searches for every query. A later query aborts the previous one. */
export function useResults(provider: SearchProvider, typed: string): ResultsState {
  const [latest, setLatest] = useState(nothing);
  const query = typed.trim();

  useEffect(() => {
    if (query === '') {
      setLatest(nothing);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setLatest((before) => (before.hasFailed ? nothing : before));

    // Paints immediate results in the frame of the key press.
    function show(found: Pick<Latest, 'results' | 'hasFailed'>): void {
      flushSync(() => setLatest({ ...found, resultsQuery: query }));
    }

    provider
      .search(query, signal)
      .then((results) => {
        if (!signal.aborted) show({ results, hasFailed: false });
        return results.final;
      })
      .then((final) => {
        if (final && !signal.aborted) show({ results: final, hasFailed: false });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search failed.', error);
        show({ results: undefined, hasFailed: true });
      });
    return () => controller.abort();
  }, [provider, query]);

  const { results, resultsQuery } = latest;
  return { status: statusOf(latest, query), results, resultsQuery };
}
