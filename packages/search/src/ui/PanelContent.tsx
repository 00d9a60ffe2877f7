import { lazy, type ReactNode, Suspense } from 'react';
import type { SearchLink } from '../providers/settings.ts';
import { onLinkActivate } from './on-link-activate.ts';
import { Results } from './Results.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { SearchStrings } from './search-strings.ts';
import type { PanelState } from './use-search-panel.ts';

// If it cannot be loaded, the panel still tells that nothing was found.
const NoResults = lazy(() =>
  import('./NoResults.tsx').then(
    ({ NoResults: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Links of the panel besides results, with URLs. */
export type SearchLinks = {
  /** Places to begin, shown before a query. */
  start: readonly SearchLink[];
  /** Where to look for what a query did not find. */
  overview: SearchLink | undefined;
};

type PanelContentProps = {
  state: PanelState;
  missingResultsUrl: string | undefined;
  links: SearchLinks;
  strings: SearchStrings;
  onQuery: (text: string) => void;
};

/** The current screen of the panel. */
export function PanelContent({
  state,
  missingResultsUrl,
  links,
  strings,
  onQuery,
}: PanelContentProps): ReactNode {
  switch (state.screen) {
    case 'start':
      return (
        <StartScreen
          history={state.history}
          links={links.start}
          activeId={state.activeId}
          strings={strings}
          onChoose={state.onChooseStored}
          onLeave={state.onFollow}
          onSave={state.onSave}
          onRemove={state.onRemove}
        />
      );
    case 'error':
      return (
        <div className="search-message" role="alert">
          <p>
            <strong>{strings.errorTitle}</strong>
          </p>
          <p>{strings.errorHelp}</p>
        </div>
      );
    case 'results':
      return (
        <Results
          groups={state.groups}
          strings={strings}
          activeId={state.activeId}
          onChoose={state.onChooseResult}
          onExpand={state.onExpand}
          onScroll={state.onScroll}
        />
      );
    case 'none':
      return (
        <Suspense>
          <NoResults
            query={state.resultsQuery}
            suggestions={state.suggestions}
            overview={links.overview}
            missingResultsUrl={missingResultsUrl}
            strings={strings}
            onSuggest={onQuery}
            linkProps={onLinkActivate(state.onFollow)}
          />
        </Suspense>
      );
    case 'empty':
      return null;
  }
}
