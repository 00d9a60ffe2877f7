import {
  type MouseEvent,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { SearchSettings } from '#contract/site.ts';
import type { Hit, SearchResult } from '../index/hit.ts';
import type { SearchProvider } from '../providers/provider.ts';
import type { SearchHistory } from './history.ts';
import { groupHits, type HitGroup } from './hit-groups.ts';
import { optionId } from './Results.tsx';
import { useActiveHit } from './use-active-hit.ts';
import { useHistory } from './use-history.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useProgressiveResults } from './use-progressive-results.ts';
import { type ResultsState, useResults } from './use-results.ts';
import { useScrollReset } from './use-scroll-reset.ts';

export type PanelInput = {
  provider: SearchProvider;
  settings: SearchSettings;
  query: string;
  /** The query that Enter was pressed for, if that was the last key. */
  submittedQuery: RefObject<string | undefined>;
  /** The text field of the dialog, which keeps the focus. */
  field: HTMLInputElement;
  /** Called when the reader follows a hit in this window. */
  onLeave: () => void;
};

/** Everything that the panel shows, and what readers can do with it. */
export type PanelState = {
  panel: RefObject<HTMLDivElement | null>;
  screen: 'start' | 'error' | 'results' | 'none' | 'empty';
  isLoading: boolean;
  /** The query that the results belong to. */
  resultsQuery: string;
  /** Number of hits. */
  total: number;
  groups: HitGroup[];
  activeId: string | undefined;
  history: SearchHistory;
  /** Group titles of the last results that had hits. */
  suggestions: readonly string[];
  onChooseResult: (hit: SearchResult, event: MouseEvent) => void;
  onChooseStored: (hit: Hit, event: MouseEvent) => void;
  onSave: (hit: Hit) => void;
  onRemove: (hit: Hit) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** `empty` until the first results arrive. */
function screenOf(
  isQueryEmpty: boolean,
  hasHits: boolean,
  { status, results }: ResultsState,
): PanelState['screen'] {
  if (isQueryEmpty) return 'start';
  if (status === 'error') return 'error';
  if (hasHits) return 'results';
  return results ? 'none' : 'empty';
}

/** Group titles of the last results that had hits. */
function useSuggestions({ results }: ResultsState): RefObject<string[]> {
  const suggestions = useRef<string[]>([]);
  useEffect(() => {
    const titles = groupHits(results?.hits ?? [], 1).map(({ title }) => title);
    if (titles.length > 0) suggestions.current = titles;
  }, [results]);
  return suggestions;
}

/** Callback for a followed result. Its identity changes with the results only, so that they are not rendered again. */
function useChooseResult(
  provider: SearchProvider,
  { results }: ResultsState,
  choose: (hit: Hit, event: MouseEvent) => void,
): PanelState['onChooseResult'] {
  const latestChoose = useRef(choose);
  latestChoose.current = choose;
  return useCallback(
    (hit, event) => {
      const position = results?.hits.indexOf(hit) ?? -1;
      if (results?.queryId) provider.trackClick?.(hit, position + 1, results.queryId);
      latestChoose.current(hit, event);
    },
    [results, provider],
  );
}

/** State of the search panel. */
export function useSearchPanel(input: PanelInput): PanelState {
  const { provider, settings, query, submittedQuery, field, onLeave } = input;
  const panel = useRef<HTMLDivElement>(null);
  const { indexName } = provider;
  const { history, remember, save, remove } = useHistory(indexName, settings.personalization);
  const state = useResults(provider, query);
  const { status, results, resultsQuery } = state;
  const groups = useMemo(
    () => groupHits(results?.hits ?? [], settings.maxPerGroup),
    [results, settings],
  );
  const ids = groups.flatMap(({ hits }) => hits.map(({ objectID }) => optionId(objectID)));
  const { activeId, hasMoved, moveTo, reset } = useActiveHit(field, query, ids);
  const { shown, showAll } = useProgressiveResults(groups, resultsQuery);
  const isUpToDate = status === 'idle' || hasMoved;
  useKeyboard(field, { panel, activeId, isUpToDate, onMove: showAll, onActive: moveTo });

  // Follows the first hit of results that arrive after Enter. The key itself follows existing ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each results
  useEffect(() => {
    const isSubmitted = submittedQuery.current === query && query.trim() !== '';
    if (status !== 'idle' || !activeId || !isSubmitted) return;
    submittedQuery.current = undefined;
    document.getElementById(activeId)?.click();
  }, [results]);

  /** The focused button disappears together with its hit. */
  function changeHistory(change: (hit: Hit) => void, hit: Hit): void {
    change(hit);
    reset();
    field.focus();
  }

  /** The dialog stays open when the hit opens elsewhere. */
  function choose(hit: Hit, { button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    remember(hit);
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onLeave();
  }

  return {
    panel,
    screen: screenOf(query.trim() === '', groups.length > 0, state),
    isLoading: status === 'loading',
    resultsQuery,
    total: results?.total ?? ids.length,
    groups: shown,
    activeId,
    history,
    suggestions: useSuggestions(state).current,
    onChooseResult: useChooseResult(provider, state, choose),
    onChooseStored: choose,
    onSave: (hit) => changeHistory(save, hit),
    onRemove: (hit) => changeHistory(remove, hit),
    onScroll: useScrollReset(resultsQuery),
  };
}
