import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { SearchSettings } from '#contract/site.ts';
import type { Hit, ShownHit } from '../index/hit.ts';
import type { SearchProvider } from '../providers/provider.ts';
import { groupHits } from './hit-groups.ts';
import { NoResults, NoResultsText } from './NoResults.tsx';
import { optionId, Results } from './Results.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { SearchStrings } from './search-strings.ts';
import { useActiveHit } from './use-active-hit.ts';
import { useHistory } from './use-history.ts';
import { useKeys } from './use-keyboard.ts';
import { firstHits, useFirstHits } from './use-progressive-results.ts';
import { useAnswer } from './use-results.ts';
import { useScrollBack } from './use-scroll-reset.ts';
import { useVisibleSize } from './use-visual-viewport.ts';

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
  const suggestions = useRef<string[]>([]);
  const { indexName } = provider;
  const { history, remember, save, remove } = useHistory(indexName, settings.personalization);
  const { status, answer, answered } = useAnswer(provider, query);
  const groups = useMemo(
    () => groupHits(answer?.hits ?? [], settings.maxPerGroup),
    [answer, settings],
  );
  const isEmpty = query.trim() === '';
  const hasHits = !isEmpty && groups.length > 0;
  const hasNone = !isEmpty && !hasHits && answer !== undefined && status !== 'error';
  const ids = groups.flatMap(({ hits }) => hits.map(({ objectID }) => optionId(objectID)));
  const { activeId, hasMoved, moveTo, reset } = useActiveHit(field, query, ids);
  const { shown, showAll } = useFirstHits(groups, answered);
  const onScroll = useScrollBack(answered);
  useVisibleSize(field);
  useKeys(field, {
    panel,
    activeId,
    isUpToDate: status === 'idle' || hasMoved,
    onMove: showAll,
    onActive: moveTo,
  });

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

  /** The button that was pressed goes with its line. */
  function changeStored(change: (hit: Hit) => void, hit: Hit): void {
    change(hit);
    reset();
    field.focus();
  }

  /** A hit that opens elsewhere is remembered, and the dialog stays. */
  function choose(hit: Hit, { button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    remember(hit);
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
          onSave={(hit) => changeStored(save, hit)}
          onRemove={(hit) => changeStored(remove, hit)}
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
          onScroll={onScroll}
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
