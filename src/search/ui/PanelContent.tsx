import type { ReactNode } from 'react';
import { NoResults } from './NoResults.tsx';
import { Results } from './Results.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { SearchStrings } from './search-strings.ts';
import type { PanelState } from './use-search-panel.ts';

type PanelContentProps = {
  state: PanelState;
  missingResultsUrl: string | undefined;
  strings: SearchStrings;
  onQuery: (text: string) => void;
};

/** The current screen of the panel. */
export function PanelContent({
  state,
  missingResultsUrl,
  strings,
  onQuery,
}: PanelContentProps): ReactNode {
  switch (state.screen) {
    case 'start':
      return (
        <StartScreen
          history={state.history}
          activeId={state.activeId}
          strings={strings}
          onChoose={state.onChooseStored}
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
          label={strings.results}
          activeId={state.activeId}
          onChoose={state.onChooseResult}
          onScroll={state.onScroll}
        />
      );
    case 'none':
      return (
        <NoResults
          query={state.resultsQuery}
          suggestions={state.suggestions}
          missingResultsUrl={missingResultsUrl}
          strings={strings}
          onSuggest={onQuery}
        />
      );
    case 'empty':
      return null;
  }
}
