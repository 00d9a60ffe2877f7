import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Hit, SearchSettings, ShownHit } from '#contract/search.ts';
import {
  addFavorite,
  addRecent,
  noHistory,
  readHistory,
  removeStored,
  type SearchHistory,
  watchHistory,
} from '../history.ts';
import type { SearchProvider } from '../providers/provider.ts';
import type { SearchStrings } from '../search-strings.ts';
import { groupHits } from './hit-groups.ts';
import { NoResults, NoResultsText } from './NoResults.tsx';
import { optionId, Results } from './Results.tsx';
import { StartScreen } from './StartScreen.tsx';
import { useAnswer } from './use-answer.ts';
import { firstHits, useFirstHits } from './use-first-hits.ts';
import { useKeys } from './use-keys.ts';
import { useVisibleSize } from './use-visible-size.ts';

type SearchPanelProps = {
  provider: SearchProvider;
  settings: SearchSettings;
  strings: SearchStrings;
  query: string;
  /** The query that Enter was pressed for, while that is the last that the reader did. */
  entered: RefObject<string | undefined>;
  /** The text field of the dialog, which keeps the focus. */
  field: HTMLInputElement;
  /** Puts a text into the field. */
  onQuery: (text: string) => void;
  /** Called when the reader follows a hit in this window. */
  onLeave: () => void;
};

/** Everything below the field of the search dialog. */
export function SearchPanel({
  provider,
  settings,
  strings,
  query,
  entered,
  field,
  onQuery,
  onLeave,
}: SearchPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const { personalization } = settings;
  const [history, setHistory] = useState(() =>
    personalization ? readHistory(provider.indexName) : noHistory,
  );
  const [moved, setMoved] = useState<{ query: string; id: string | undefined }>();
  const suggestions = useRef<string[]>([]);
  const { status, answer, answered } = useAnswer(provider, query);
  const groups = useMemo(
    () => groupHits(answer?.hits ?? [], settings.maxPerGroup),
    [answer, settings],
  );
  const isEmpty = query.trim() === '';
  const hasHits = !isEmpty && groups.length > 0;
  const hasNone = !isEmpty && !hasHits && answer !== undefined && status !== 'error';
  const ids = groups.flatMap(({ hits }) => hits.map(({ objectID }) => optionId(objectID)));
  // A new query starts at the first hit of its answer; a complete answer may lack a hit of the first one.
  const hasMoved = moved?.query === query && (isEmpty || !moved.id || ids.includes(moved.id));
  const activeId = hasMoved ? moved.id : ids[0];
  const { shown, showAll } = useFirstHits(groups, answered);
  useVisibleSize(field);
  useKeys(field, {
    panel,
    activeId,
    isUpToDate: status === 'idle' || hasMoved,
    onMove: showAll,
    onActive: (id) => setMoved({ query, id }),
  });

  useEffect(() => {
    if (!personalization) return;
    const { indexName } = provider;
    return watchHistory(indexName, () => setHistory(readHistory(indexName)));
  }, [personalization, provider]);

  /** The button that was pressed goes with its line. */
  function changeStored(next: SearchHistory): void {
    setHistory(next);
    setMoved(undefined);
    field.focus();
  }

  useEffect(() => {
    const titles = groupHits(answer?.hits ?? [], 1).map(({ title }) => title);
    if (titles.length > 0) suggestions.current = titles;
  }, [answer]);

  // Only an answer that comes after Enter: one that is there is followed by the key itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer
  useEffect(() => {
    if (status !== 'idle' || isEmpty || !activeId || entered.current !== query) return;
    entered.current = undefined;
    document.getElementById(activeId)?.click();
  }, [answer]);

  useEffect(() => {
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-expanded', String(groups.length > 0));
  }, [activeId, field, groups.length]);

  useEffect(() => {
    if (moved?.id) document.getElementById(moved.id)?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  const isScrolled = useRef(false);
  const noteScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>): void => {
    isScrolled.current = currentTarget.scrollTop > 0;
  }, []);

  // Scrolling lays out what was just found: only what has moved goes back to its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    if (isScrolled.current) panel.current?.querySelector('[role=listbox]')?.scrollTo(0, 0);
  }, [answered]);

  /** A hit that opens elsewhere is remembered, and the dialog stays. */
  function choose(hit: Hit, { button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (personalization) setHistory(addRecent(provider.indexName, history, hit));
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onLeave();
  }

  const latestChoose = useRef(choose);
  latestChoose.current = choose;
  const chooseResult = useCallback(
    (hit: ShownHit, event: MouseEvent): void => {
      const position = answer?.hits.indexOf(hit) ?? -1;
      if (answer?.queryId) provider.reportChoice?.(hit, position + 1, answer.queryId);
      latestChoose.current(hit, event);
    },
    [answer, provider],
  );

  return (
    <div ref={panel} className="search-panel" aria-busy={status === 'loading'}>
      <p role="status" className={hasNone ? 'search-message' : 'visually-hidden'}>
        {hasNone && <NoResultsText text={strings.noResults} query={answered} />}
        {hasHits && strings.found.replace('{count}', String(answer?.total ?? ids.length))}
      </p>
      {isEmpty && (
        <StartScreen
          history={history}
          activeId={activeId}
          strings={strings}
          onChoose={choose}
          onSave={(hit) => changeStored(addFavorite(provider.indexName, history, hit))}
          onRemove={(hit) => changeStored(removeStored(provider.indexName, history, hit))}
        />
      )}
      {!isEmpty && status === 'error' && (
        <div className="search-message" role="alert">
          <p>
            <strong>{strings.errorTitle}</strong>
          </p>
          <p>{strings.errorHelp}</p>
        </div>
      )}
      {hasHits && (
        <Results
          groups={shown}
          first={firstHits}
          label={strings.results}
          activeId={activeId}
          onChoose={chooseResult}
          onScroll={noteScroll}
        />
      )}
      {hasNone && (
        <NoResults
          query={answered}
          suggestions={suggestions.current}
          missingResultsUrl={settings.missingResultsUrl}
          strings={strings}
          onSuggest={onQuery}
        />
      )}
    </div>
  );
}
