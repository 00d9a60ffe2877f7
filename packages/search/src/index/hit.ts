import type { HighlightPart } from '../text/highlight.ts';

/** Kind of a hit: a heading of this level, or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles above a hit: `lvl0` is the sidebar group, `lvl1` the page, the others its headings. */
export type Hierarchy = Record<
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** A hierarchy without titles. */
export const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Names of all levels, outermost first. */
export const levels = Object.keys(emptyHierarchy) as (keyof Hierarchy)[];

/** A heading or text that matches, in the shape of a DocSearch record. */
export type Hit = {
  objectID: string;
  /** URL with base path and hash. */
  url: string;
  type: HitType;
  /** Text of a hosted hit below a heading; `null` for a heading. */
  content: string | null;
  hierarchy: Hierarchy;
};

/** Why a hit matches when its text does not show it: another name of it, a corrected word, or something else that it covers. */
export type MatchNote = { reason: 'name' | 'correction' | 'topic'; text: string };

/** A hit as shown in the result list. */
export type SearchResult = Hit & {
  /** The heading; for the text of a hosted hit, that text. */
  text: HighlightPart[];
  /** Titles above a hosted hit. */
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
