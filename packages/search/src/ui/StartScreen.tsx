import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '../docsearch.ts';
import type { SearchLink } from '../providers/settings.ts';
import type { SearchHistory } from './history.ts';
import { ClockIcon, CrossIcon, StarIcon } from './icons.tsx';
import { onLinkActivate } from './on-link-activate.ts';
import { StoredText } from './ResultText.tsx';
import type { SearchStrings } from './search-strings.ts';

type SharedProps = {
  activeId: string | undefined;
  strings: SearchStrings;
  onChoose: (hit: Hit, event: MouseEvent) => void;
  onRemove: (hit: Hit) => void;
};

type StoredListProps = SharedProps & {
  title: string;
  hits: Hit[];
  idPrefix: string;
  onSave?: (hit: Hit) => void;
};

function StoredList({
  title,
  hits,
  idPrefix,
  activeId,
  strings,
  onChoose,
  onSave,
  onRemove,
}: StoredListProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <>
      <p className="search-group" aria-hidden="true">
        {title}
      </p>
      <ul aria-label={title} className="search-stored">
        {hits.map((hit) => {
          const id = `${idPrefix}-${hit.objectID}`;
          return (
            <li key={hit.objectID} data-active={id === activeId ? '' : undefined}>
              <a
                id={id}
                href={hit.url}
                className="search-hit"
                data-hit=""
                {...onLinkActivate((event) => onChoose(hit, event))}
              >
                {onSave ? <ClockIcon /> : <StarIcon />}
                <StoredText hit={hit} />
              </a>
              {onSave && (
                <button aria-label={strings.save} onClick={() => onSave(hit)}>
                  <StarIcon />
                </button>
              )}
              <button aria-label={strings.remove} onClick={() => onRemove(hit)}>
                <CrossIcon />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type StartLinksProps = {
  links: readonly SearchLink[];
  activeId: string | undefined;
  title: string;
  onLeave: (event: MouseEvent) => void;
};

/** Pages to begin with. */
function StartLinks({ links, activeId, title, onLeave }: StartLinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p className="search-group" aria-hidden="true">
        {title}
      </p>
      <ul aria-label={title} className="search-start">
        {links.map(({ text, link }) => {
          const id = `start-${link}`;
          return (
            <li key={link} data-active={id === activeId ? '' : undefined}>
              <a
                id={id}
                href={link}
                className="search-hit"
                data-hit=""
                {...onLinkActivate(onLeave)}
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type StartScreenProps = SharedProps & {
  history: SearchHistory;
  links: readonly SearchLink[];
  onLeave: (event: MouseEvent) => void;
  onSave: (hit: Hit) => void;
};

/** Recent and favorite hits and places to begin, shown while the field is empty. */
export function StartScreen({
  history,
  links,
  onSave,
  onLeave,
  ...shared
}: StartScreenProps): ReactNode {
  const { recent, favorites } = history;
  const { strings, activeId } = shared;
  return (
    <div className="search-results">
      {recent.length + favorites.length === 0 && (
        <p className="search-message">{strings.noRecent}</p>
      )}
      <StoredList
        title={strings.recent}
        hits={recent}
        idPrefix="recent"
        onSave={onSave}
        {...shared}
      />
      <StoredList title={strings.favorites} hits={favorites} idPrefix="favorite" {...shared} />
      <StartLinks links={links} activeId={activeId} title={strings.start} onLeave={onLeave} />
    </div>
  );
}
