import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Hit } from '../docsearch.ts';
import type { SearchProvider } from '../providers/provider.ts';
import type { SearchSettings } from '../providers/settings.ts';
import type { HitGroup, SearchResult } from '../result.ts';
import { toHistoryEntry } from './history.ts';
import { listOptionIds, optionId } from './option-id.ts';
import { useActiveHit } from './use-active-hit.ts';
import { useExpandedGroups } from './use-expanded-groups.ts';
import { useHistory } from './use-history.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useProgressiveResults } from './use-progressive-results.ts';
import { type ResultsState, useResults } from './use-results.ts';
import { useScrollReset } from './use-scroll-reset.ts';
import { useSuggestions } from './use-suggestions.ts';

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

/** `empty` until the first results arrive. */
function screenOf(
  isQueryEmpty: boolean,
  hasHits: boolean,
  { status, results }: ResultsState,
): 'start' | 'error' | 'results' | 'none' | 'empty' {
  if (isQueryEmpty) return 'start';
  if (status === 'error') return 'error';
  if (hasHits) return 'results';
  return results ? 'none' : 'empty';
}

const noGroups: HitGroup[] = [];

/** Callback for a followed result. Its identity changes with the results only, so that they are not rendered again. */
function useChooseResult(
  provider: SearchProvider,
  { results }: ResultsState,
  choose: (hit: Hit, event: MouseEvent) => void,
): (hit: SearchResult, event: MouseEvent) => void {
  const latestChoose = useRef(choose);
  latestChoose.current = choose;
  return useCallback(
    (hit, event) => {
      if (results?.queryId) provider.trackClick?.(hit, results.queryId);
      latestChoose.current(toHistoryEntry(hit), event);
    },
    [results, provider],
  );
}

/**
 * Follows the first hit of results that arrive after Enter, once they are complete: the reader has not
 * chosen one of the earlier ones. The key itself follows what is shown.
 */
function useSubmittedQuery(
  { query, submittedQuery }: PanelInput,
  { status, results }: ResultsState,
  activeId: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each results
  useEffect(() => {
    const isSubmitted = submittedQuery.current === query && query.trim() !== '';
    if (status !== 'idle' || !activeId || !isSubmitted || results?.more) return;
    submittedQuery.current = undefined;
    document.getElementById(activeId)?.click();
  }, [results]);
}

/** Callback that shows all hits of a group and moves to the first one that was hidden. Its identity does not change. */
function useExpand(
  expand: (group: HitGroup) => void,
  moveTo: (id: string) => void,
): (group: HitGroup) => void {
  const latestMoveTo = useRef(moveTo);
  latestMoveTo.current = moveTo;
  return useCallback(
    (group) => {
      const shown = new Set(group.hits.map(({ id }) => id));
      const next = group.all?.list().find(({ id }) => !shown.has(id));
      expand(group);
      if (next) latestMoveTo.current(optionId(next.id));
    },
    [expand],
  );
}

/** Everything that the panel shows, and what readers can do with it. */
export function useSearchPanel(input: PanelInput) {
  const { provider, settings, query, field, onLeave } = input;
  const panel = useRef<HTMLDivElement>(null);
  const { indexName } = provider;
  const { history, remember, save, remove } = useHistory(indexName, settings.personalization);
  const isPointed = () => panel.current?.querySelector('[role=option]:hover') != null;
  const state = useResults(provider, query, isPointed);
  const { status, results, resultsQuery } = state;
  const { groups, expand } = useExpandedGroups(results?.groups ?? noGroups, resultsQuery);
  const ids = listOptionIds(groups);
  const bestId = results?.best && optionId(results.best);
  const { activeId, hasMoved, moveTo, reset } = useActiveHit(field, query, ids, bestId);
  const { shown, showAll } = useProgressiveResults(groups, resultsQuery);
  const isUpToDate = status === 'idle' || hasMoved;
  useKeyboard(field, { panel, activeId, isUpToDate, onMove: showAll, onActive: moveTo });

  useSubmittedQuery(input, state, activeId);

  /** The focused button disappears together with its hit. */
  function changeHistory(change: (hit: Hit) => void, hit: Hit): void {
    change(hit);
    reset();
    field.focus();
  }

  /** The dialog stays open when the link opens elsewhere. */
  function follow({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onLeave();
  }

  function choose(hit: Hit, event: MouseEvent): void {
    remember(hit);
    follow(event);
  }

  return {
    panel,
    screen: screenOf(query.trim() === '', groups.length > 0, state),
    isLoading: status === 'loading',
    /** The query that the results belong to. */
    resultsQuery,
    /** Number of hits. */
    total:
      results?.total ?? groups.reduce((sum, { hits, all }) => sum + (all?.count ?? hits.length), 0),
    groups: shown,
    activeId,
    history,
    /** Other queries that do find something. */
    suggestions: useSuggestions(provider, state),
    onChooseResult: useChooseResult(provider, state, choose),
    onChooseStored: choose,
    /** Called when the reader follows a link that is no hit. */
    onFollow: follow,
    onExpand: useExpand(expand, moveTo),
    onSave: (hit: Hit) => changeHistory(save, hit),
    onRemove: (hit: Hit) => changeHistory(remove, hit),
    onScroll: useScrollReset(resultsQuery),
  };
}
