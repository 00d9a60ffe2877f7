import { useEffect, useMemo, useRef } from 'react';
import type { SearchProvider } from '../providers/provider.ts';
import type { ResultsState } from './use-results.ts';

/**
 * Queries that find something: words like those of the query, or the last query with results. A hosted
 * index knows no words; there they are the groups of those results.
 */
export function useSuggestions(
  { suggest }: SearchProvider,
  state: ResultsState,
): readonly string[] {
  const { results, resultsQuery } = state;
  const last = useRef<string[]>([]);
  useEffect(() => {
    if (!results?.groups.length) return;
    last.current = suggest ? [resultsQuery] : results.groups.map(({ title }) => title);
  }, [results, resultsQuery, suggest]);
  return useMemo(() => {
    if (!results || results.groups.length > 0) return [];
    const similar = suggest?.(resultsQuery) ?? [];
    return similar.length > 0 ? similar : last.current;
  }, [results, resultsQuery, suggest]);
}
