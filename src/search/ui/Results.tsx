import { type MouseEvent, memo, type ReactNode, type UIEvent, useId } from 'react';
import type { SearchResult } from '../index/hit.ts';
import type { HitGroup } from './hit-groups.ts';
import { onLinkActivate } from './on-link-activate.ts';
import { ResultText } from './ResultText.tsx';
import { visibleCount } from './use-progressive-results.ts';

type ResultsProps = {
  groups: HitGroup[];
  label: string;
  activeId: string | undefined;
  /** Called when the reader follows a hit, in this window or another one. */
  onChoose: (hit: SearchResult, event: MouseEvent) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** The `id` of the element that shows a hit, for `aria-activedescendant`. */
export function optionId(objectID: string): string {
  return `search-hit-${objectID}`;
}

/** A list box whose options are links. Memoized, because a key press re-renders the panel before there are new results. */
export const Results = memo(function Results({
  groups,
  label,
  activeId,
  onChoose,
  onScroll,
}: ResultsProps): ReactNode {
  const groupId = useId();
  const offscreen = new Set(groups.flatMap(({ hits }) => hits).slice(visibleCount));
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={label}
      // Not a tab stop, which Chromium would make a scroller: the arrow keys of the field move through it.
      tabIndex={-1}
      className="search-results"
      onScroll={onScroll}
    >
      {groups.map(({ title, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={title} role="group" aria-labelledby={`${groupId}-${index}`}>
          <p id={`${groupId}-${index}`} className="search-group" role="presentation">
            {title}
          </p>
          {hits.map((hit) => (
            <a
              key={hit.objectID}
              id={optionId(hit.objectID)}
              href={hit.url}
              role="option"
              tabIndex={-1}
              aria-selected={optionId(hit.objectID) === activeId}
              className="search-hit"
              data-hit=""
              data-offscreen={offscreen.has(hit) ? '' : undefined}
              {...onLinkActivate((event) => onChoose(hit, event))}
            >
              <ResultText hit={hit} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
});
