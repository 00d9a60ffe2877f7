import type { ReactNode } from 'react';
import { PanelContent, type SearchLinks } from './PanelContent.tsx';
import type { SearchStrings } from './search-strings.ts';
import { type PanelInput, useSearchPanel } from './use-search-panel.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

type SearchPanelProps = PanelInput & {
  links: SearchLinks;
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

/** Everything below the field of the search dialog. */
export function SearchPanel({ links, strings, onQuery, ...input }: SearchPanelProps): ReactNode {
  const state = useSearchPanel(input);
  useVisualViewport(input.field);
  const { panel, screen, isLoading, resultsQuery, total } = state;
  return (
    <div ref={panel} className="search-panel" aria-busy={isLoading}>
      <p role="status" className={screen === 'none' ? 'search-message' : 'visually-hidden'}>
        {screen === 'none' && <NoResultsText text={strings.noResults} query={resultsQuery} />}
        {screen === 'results' && <span>{strings.found.replace('{count}', String(total))}</span>}
      </p>
      <PanelContent
        state={state}
        missingResultsUrl={input.settings.missingResultsUrl}
        links={links}
        strings={strings}
        onQuery={onQuery}
      />
    </div>
  );
}
