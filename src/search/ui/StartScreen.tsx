import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '../index/hit.ts';
import type { SearchHistory } from './history.ts';
import { onLinkActivate } from './on-link-activate.ts';
import { StoredText } from './ResultText.tsx';
import type { SearchStrings } from './search-strings.ts';

type StoredListProps = {
  title: string;
  hits: Hit[];
  idPrefix: string;
  activeId: string | undefined;
  strings: SearchStrings;
  onChoose: (hit: Hit, event: MouseEvent) => void;
  onSave?: ((hit: Hit) => void) | undefined;
  onRemove: (hit: Hit) => void;
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
                <StoredText hit={hit} />
              </a>
              {onSave && (
                <button type="button" aria-label={strings.save} onClick={() => onSave(hit)}>
                  <Star size={16} aria-hidden />
                </button>
              )}
              <button type="button" aria-label={strings.remove} onClick={() => onRemove(hit)}>
                <X size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type StartScreenProps = {
  history: SearchHistory;
  activeId: string | undefined;
  strings: SearchStrings;
  onChoose: (hit: Hit, event: MouseEvent) => void;
  onSave: (hit: Hit) => void;
  onRemove: (hit: Hit) => void;
};

/** Recent and favorite hits, shown while the field is empty. */
export function StartScreen({ history, onSave, ...shared }: StartScreenProps): ReactNode {
  const { recent, favorites } = history;
  const { strings } = shared;
  if (recent.length + favorites.length === 0) {
    return <p className="search-message">{strings.noRecent}</p>;
  }
  return (
    <>
      <StoredList
        title={strings.recent}
        hits={recent}
        idPrefix="recent"
        onSave={onSave}
        {...shared}
      />
      <StoredList title={strings.favorites} hits={favorites} idPrefix="favorite" {...shared} />
    </>
  );
}
