import { type MouseEvent, memo, type ReactNode, type UIEvent, useId } from 'react';
import type { ShownHit } from '../index/hit.ts';
import type { HitGroup } from './hit-groups.ts';
import { onFollow } from './on-link-activate.ts';
import { ResultLine } from './ResultText.tsx';

type ResultsProps = {
  groups: HitGroup[];
  /** How many of them are painted at once. */
  first: number;
  label: string;
  activeId: string | undefined;
  /** Called with a hit that the reader follows, in this window or another. */
  onChoose: (hit: ShownHit, event: MouseEvent) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** The `id` of the element that shows a hit, for `aria-activedescendant`. */
export function optionId(objectID: string): string {
  return `search-hit-${objectID}`;
}

/** What was found, to be read as a list box whose options are links. A key press renders it for the answer alone. */
export const Results = memo(function Results({
  groups,
  first,
  label,
  activeId,
  onChoose,
  onScroll,
}: ResultsProps): ReactNode {
  const groupId = useId();
  const below = new Set(groups.flatMap(({ hits }) => hits).slice(first));
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={label}
      // Arrow keys of the field move through it; Chromium would make what scrolls a stop.
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
              data-below={below.has(hit) ? '' : undefined}
              {...onFollow((event) => onChoose(hit, event))}
            >
              <ResultLine hit={hit} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
});
