import { type MouseEvent, memo, type ReactNode } from 'react';
import type { ShownHit } from '#contract/search.ts';
import { ResultLine } from './HitLine.tsx';

export type HitGroup = { title: string; hits: ShownHit[] };

/** Hits under the titles of their sections, in the order of the first hit of each. */
export function groupHits(hits: readonly ShownHit[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, ShownHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(title, group);
  }
  return [...groups].map(([title, members]) => ({ title, hits: members }));
}

type ResultsProps = {
  groups: HitGroup[];
  label: string;
  activeId: string | undefined;
  /** Called with a hit that the reader follows, in this window or another. */
  onChoose: (hit: ShownHit, event: MouseEvent) => void;
};

export function optionId(objectID: string): string {
  return `search-hit-${objectID}`;
}

/** What was found, to be read as a list box whose options are links. A key press renders it for the answer alone. */
export const Results = memo(function Results({
  groups,
  label,
  activeId,
  onChoose,
}: ResultsProps): ReactNode {
  return (
    <div id="search-results" role="listbox" aria-label={label} className="search-results">
      {groups.map(({ title, hits }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={title} role="group" aria-labelledby={`search-group-${index}`}>
          <p id={`search-group-${index}`} className="search-group" role="presentation">
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
              onClick={(event) => onChoose(hit, event)}
            >
              <ResultLine hit={hit} />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
});
