import type { HighlightPart } from './text/highlight.ts';

/** Why a hit matches when its text does not show it: another name of it, a corrected word, or something else that it covers. */
export type MatchNote = { reason: 'name' | 'correction' | 'topic'; text: string };

/** A heading or text that matches, as the result list shows it. */
export type SearchResult = {
  /** Identifies the hit in its index. */
  id: string;
  /** URL with base path and hash. */
  url: string;
  /** By level: the group, the page, and headings down to its own; '' where a level is missing. What the history stores. */
  titles: readonly string[];
  /** Its heading, or a text below it. */
  text: HighlightPart[];
  /** Titles above it that the list shows. */
  breadcrumbs?: HighlightPart[][];
  kind: 'page' | 'heading' | 'text' | 'option';
  /** The sentence that has most of the query. */
  snippet?: HighlightPart[];
  /** Type, default and flags of an option that was found by its name, one a line. */
  facts?: string;
  note?: MatchNote | undefined;
};

/** Results that are listed together. */
export type HitGroup = {
  title: string;
  /** Place in the sidebar of the page that the group is about. Its first hit is the page itself. */
  place?: string | undefined;
  hits: SearchResult[];
  /** All hits of the group, of which `hits` are the best. */
  all?: { count: number; list: () => SearchResult[] };
};
