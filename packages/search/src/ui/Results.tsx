import { type MouseEvent, memo, type ReactNode, type UIEvent, useId } from 'react';
import type { HitGroup, SearchResult } from '../result.ts';
import { isIdentifier } from '../text/tokenize.ts';
import { onLinkActivate } from './on-link-activate.ts';
import { moreId, optionId } from './option-id.ts';
import { ResultText } from './ResultText.tsx';
import type { SearchStrings } from './search-strings.ts';
import { visibleCount } from './use-progressive-results.ts';

type SharedProps = {
  strings: SearchStrings;
  activeId: string | undefined;
  /** Called when the reader follows a hit, in this window or another one. */
  onChoose: (hit: SearchResult, event: MouseEvent) => void;
  /** Called when the reader wants to see all hits of a group. */
  onExpand: (group: HitGroup) => void;
};

type OptionProps = SharedProps & {
  hit: SearchResult;
  place?: string | undefined;
  headingId?: string | undefined;
  isOffscreen: boolean;
};

function Option({ hit, isOffscreen, activeId, onChoose, ...text }: OptionProps): ReactNode {
  const id = optionId(hit.id);
  const heading = hit.text.map((part) => part.text).join('');
  return (
    <a
      id={id}
      href={hit.url}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      className="search-hit"
      data-hit=""
      data-kind={hit.kind}
      data-code={isIdentifier(heading) ? '' : undefined}
      data-offscreen={isOffscreen ? '' : undefined}
      {...onLinkActivate((event) => onChoose(hit, event))}
    >
      <ResultText hit={hit} {...text} />
    </a>
  );
}

/** Shows all hits of a group; in another tab or window it opens their page. */
function MoreOption({
  group,
  count,
  strings,
  activeId,
  onExpand,
}: Omit<SharedProps, 'onChoose'> & { group: HitGroup; count: number }): ReactNode {
  const [page] = group.hits;
  const id = moreId(group);
  return (
    <a
      id={id}
      href={page?.url}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      className="search-hit search-more"
      data-hit=""
      // The field keeps the focus, and with it the arrow keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onExpand(group);
      }}
    >
      {strings.more.replace('{count}', String(count))}
    </a>
  );
}

type ResultsProps = SharedProps & {
  groups: HitGroup[];
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** A list box whose options are links. Memoized, because a key press re-renders the panel before there are new results. */
export const Results = memo(function Results({
  groups,
  onScroll,
  ...shared
}: ResultsProps): ReactNode {
  const groupId = useId();
  const offscreen = new Set(groups.flatMap(({ hits }) => hits).slice(visibleCount));
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label={shared.strings.results}
      // Not a tab stop, which Chromium would make a scroller: the arrow keys of the field move through it.
      tabIndex={-1}
      className="search-results"
      onScroll={onScroll}
    >
      {groups.map((group, index) => {
        const { title, place, hits, all } = group;
        const titleId = `${groupId}-${index}`;
        const more = all ? all.count - hits.length : 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={hits[0]?.id} role="group" aria-labelledby={titleId}>
            {place === undefined && (
              <p id={titleId} className="search-group" role="presentation">
                {title}
              </p>
            )}
            {hits.map((hit, at) => (
              <Option
                key={hit.id}
                hit={hit}
                isOffscreen={offscreen.has(hit)}
                {...(place !== undefined && at === 0 && { place, headingId: titleId })}
                {...shared}
              />
            ))}
            {more > 0 && <MoreOption group={group} count={more} {...shared} />}
          </div>
        );
      })}
    </div>
  );
});
