import { Fragment, type ReactNode } from 'react';
import type { Hit, ShownHit } from '../index/hit.ts';
import type { TextPart } from '../text/excerpt.ts';

function PartView({ parts }: { parts: TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** Titles from the page inwards. */
function PlaceView({ place }: { place: TextPart[][] }): ReactNode {
  return (
    <span className="search-place">
      {place.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles of one place, in order
        <Fragment key={index}>
          {index > 0 && ' › '}
          <PartView parts={parts} />
        </Fragment>
      ))}
    </span>
  );
}

/** A result: the words that match, and where they stand. */
export function ResultLine({ hit }: { hit: ShownHit }): ReactNode {
  return (
    <>
      <span className="search-line">
        <PartView parts={hit.line} />
      </span>
      {hit.place.length > 0 && <PlaceView place={hit.place} />}
    </>
  );
}

/** A stored search: the heading, and where it stands. */
export function StoredLine({ hit }: { hit: Hit }): ReactNode {
  const levels = Object.values(hit.hierarchy).filter((level) => level !== null);
  return (
    <>
      <span className="search-line">{levels.at(-1)}</span>
      {levels.length > 1 && <span className="search-place">{levels.slice(0, -1).join(' › ')}</span>}
    </>
  );
}
