import { Fragment, type ReactNode } from 'react';
import type { Hit, SearchResult } from '../index/hit.ts';
import type { HighlightPart } from '../text/excerpt.ts';

function Highlighted({ parts }: { parts: HighlightPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** Titles above a hit, from the page inwards. */
function Breadcrumbs({ titles }: { titles: HighlightPart[][] }): ReactNode {
  return (
    <span className="search-breadcrumbs">
      {titles.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles of one hit, in order
        <Fragment key={index}>
          {index > 0 && ' › '}
          <Highlighted parts={parts} />
        </Fragment>
      ))}
    </span>
  );
}

/** Text and breadcrumbs of a result, with the matches highlighted. */
export function ResultText({ hit }: { hit: SearchResult }): ReactNode {
  return (
    <>
      <span className="search-text">
        <Highlighted parts={hit.text} />
      </span>
      {hit.breadcrumbs.length > 0 && <Breadcrumbs titles={hit.breadcrumbs} />}
    </>
  );
}

/** Heading and breadcrumbs of a hit in the history. */
export function StoredText({ hit }: { hit: Hit }): ReactNode {
  const levels = Object.values(hit.hierarchy).filter((level) => level !== null);
  return (
    <>
      <span className="search-text">{levels.at(-1)}</span>
      {levels.length > 1 && (
        <span className="search-breadcrumbs">{levels.slice(0, -1).join(' › ')}</span>
      )}
    </>
  );
}
