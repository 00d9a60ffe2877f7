import { lazy, type ReactNode, Suspense } from 'react';
import type { SearchLink } from '../providers/settings.ts';
import { onLinkActivate } from './on-link-activate.ts';
import { Results } from './Results.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { SearchStrings } from './search-strings.ts';
import { type PanelInput, useSearchPanel } from './use-search-panel.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

// If it cannot be loaded, the panel still tells that nothing was found.
const NoResults = lazy(() =>
  import('./NoResults.tsx').then(
    ({ NoResults: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

type SearchPanelProps = PanelInput & {
  /** Links of the panel besides results, with URLs. */
  links: {
    /** Places to begin, shown before a query. */
    start: readonly SearchLink[];
    /** Where to look for what a query did not find. */
    overview: SearchLink | undefined;
  };
  strings: SearchStrings;
  /** Puts a text into the field. */
  onQuery: (text: string) => void;
};

/** Says that nothing was found. The query keeps its own text direction. */
function NoResultsText({ text, query }: { text: string; query: string }): ReactNode {
  const [before, after] = text.split('{query}');
  return (
    <span key={text}>
      {before}
      <bdi>{query}</bdi>
      {after}
    </span>
  );
}

function ErrorScreen({ strings }: { strings: SearchStrings }): ReactNode {
  return (
    <div className="search-message" role="alert">
      <p>
        <strong>{strings.errorTitle}</strong>
      </p>
      <p>{strings.errorHelp}</p>
    </div>
  );
}

/** Everything below the field of the search dialog. */
export function SearchPanel({ links, strings, onQuery, ...input }: SearchPanelProps): ReactNode {
  const state = useSearchPanel(input);
  useVisualViewport(input.field);
  const { panel, screen, isLoading, resultsQuery, total, activeId } = state;
  return (
    <div ref={panel} className="search-panel" aria-busy={isLoading}>
      <p role="status" className={screen === 'none' ? 'search-message' : 'visually-hidden'}>
        {screen === 'none' && <NoResultsText text={strings.noResults} query={resultsQuery} />}
        {screen === 'results' && <span>{strings.found.replace('{count}', String(total))}</span>}
      </p>
      {screen === 'start' && (
        <StartScreen
          history={state.history}
          links={links.start}
          activeId={activeId}
          strings={strings}
          onChoose={state.onChooseStored}
          onLeave={state.onFollow}
          onSave={state.onSave}
          onRemove={state.onRemove}
        />
      )}
      {screen === 'error' && <ErrorScreen strings={strings} />}
      {screen === 'results' && (
        <Results
          groups={state.groups}
          strings={strings}
          activeId={activeId}
          onChoose={state.onChooseResult}
          onExpand={state.onExpand}
          onScroll={state.onScroll}
        />
      )}
      {screen === 'none' && (
        <Suspense>
          <NoResults
            query={resultsQuery}
            suggestions={state.suggestions}
            overview={links.overview}
            missingResultsUrl={input.settings.missingResultsUrl}
            strings={strings}
            onSuggest={onQuery}
            linkProps={onLinkActivate(state.onFollow)}
          />
        </Suspense>
      )}
    </div>
  );
}
