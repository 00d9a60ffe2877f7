import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchProvider, SearchResults } from '../providers/provider.ts';
import type { HitGroup } from '../result.ts';

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

const idOf = ({ hits }: HitGroup) => hits[0]?.id;

/** Further results below those that are shown, which stay as they are: the reader is about to press one of them. */
function keepOrder(shown: SearchResults, { groups, ...more }: SearchResults): SearchResults {
  const known = new Set(shown.groups.map(idOf));
  return {
    ...more,
    groups: [...shown.groups, ...groups.filter((group) => !known.has(idOf(group)))],
  };
}

/** Searches for every query. A later query aborts the previous one. `isPointed` tells whether the pointer is on a result. */
export function useResults(
  provider: SearchProvider,
  typed: string,
  isPointed: () => boolean,
): ResultsState {
  const [latest, setLatest] = useState(nothing);
  const query = typed.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isPointed` is asked when results arrive
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

    async function search(): Promise<void> {
      let results = await provider.search(query, signal);
      while (!signal.aborted) {
        show({ results, hasFailed: false });
        if (!results.more) return;
        // What is shown is right as far as it goes: it stays if the rest cannot be loaded.
        const { more: _, ...complete } = results;
        const more = await results.more().catch((error: unknown) => {
          console.warn('The results stay incomplete.', error);
          return complete;
        });
        results = isPointed() ? keepOrder(results, more) : more;
      }
    }

    search().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The search failed.', error);
      show({ results: undefined, hasFailed: true });
    });
    return () => controller.abort();
  }, [provider, query]);

  const { results, resultsQuery } = latest;
  return { status: statusOf(latest, query), results, resultsQuery };
}
