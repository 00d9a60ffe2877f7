import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Hit } from '../docsearch.ts';
import type { MatchNote, SearchResult } from '../result.ts';
import type { HighlightPart } from '../text/highlight.ts';
import type { SearchStrings } from './search-strings.ts';

type HighlightedProps = { parts: HighlightPart[] } & ComponentProps<'span'>;

/** A new element for each text: page translation has replaced the text nodes of the old one. */
function Highlighted({ parts, ...props }: HighlightedProps): ReactNode {
  return (
    <span key={JSON.stringify(parts)} {...props}>
      {parts.map(({ text, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}

/** Titles above a hosted hit, from the page inwards. */
function Breadcrumbs({ titles }: { titles: HighlightPart[][] }): ReactNode {
  return (
    <span className="search-snippet">
      {titles.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles of one hit, in order
        <Fragment key={index}>
          {index > 0 && <span> › </span>}
          <Highlighted parts={parts} />
        </Fragment>
      ))}
    </span>
  );
}

/** Type, default and flags of an option in one line. */
function Facts({ facts, label }: { facts: string; label: string }): ReactNode {
  const [type, fallback, flags] = facts.split('\n');
  return (
    <span className="search-facts">
      {type && <code>{type}</code>}
      {fallback && (
        <span>
          {label} <code>{fallback}</code>
        </span>
      )}
      {flags && <code>{flags}</code>}
    </span>
  );
}

function Note({ note, strings }: { note: MatchNote; strings: SearchStrings }): ReactNode {
  const template = {
    name: strings.alsoCalled,
    correction: strings.corrected,
    topic: strings.covers,
  }[note.reason];
  const [before, after] = template.split('{text}');
  return (
    <span key={template} className="search-note">
      {before}
      <bdi>{note.text}</bdi>
      {after}
    </span>
  );
}

type ResultTextProps = {
  hit: SearchResult;
  strings: SearchStrings;
  /** Id of the element with the heading. */
  headingId?: string | undefined;
  /** Place of the page in the sidebar. */
  place?: string | undefined;
};

/** What a result shows, with the matches highlighted. */
export function ResultText({ hit, strings, headingId, place }: ResultTextProps): ReactNode {
  const { text, breadcrumbs = [], snippet = [], facts, note } = hit;
  return (
    <>
      <span className="search-line">
        <Highlighted id={headingId} className="search-text" parts={text} />
        {note && <Note note={note} strings={strings} />}
        {place && <span className="search-place">{place}</span>}
      </span>
      {facts && <Facts facts={facts} label={strings.default} />}
      {snippet.length > 0 && <Highlighted className="search-snippet" parts={snippet} />}
      {breadcrumbs.length > 0 && <Breadcrumbs titles={breadcrumbs} />}
    </>
  );
}

/** Heading of a hit in the history, and the titles above it. */
export function StoredText({ hit }: { hit: Hit }): ReactNode {
  const levels = Object.values(hit.hierarchy).filter((level) => level !== null);
  return (
    <span className="search-line">
      <span className="search-text">{levels.at(-1)}</span>
      {levels.length > 1 && <span className="search-place">{levels.slice(0, -1).join(' › ')}</span>}
    </span>
  );
}
