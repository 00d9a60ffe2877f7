import type { HighlightPart } from '../text/excerpt.ts';

/** Kind of a hit: a heading of this level, or text below one. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles above a hit: `lvl0` is the sidebar group, `lvl1` the page, the others its headings. */
export type Hierarchy = Record<
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** A hierarchy without titles. */
export const noLevels: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Names of all levels, outermost first. */
export const levels = Object.keys(noLevels) as (keyof Hierarchy)[];

/** A heading or text that matches, in the shape of a DocSearch record. */
export type Hit = {
  objectID: string;
  /** URL with base path and hash. */
  url: string;
  type: HitType;
  /** Text below the heading; `null` for a heading. */
  content: string | null;
  hierarchy: Hierarchy;
};

/** A hit as shown in the result list: its text, and the titles above it. */
export type SearchResult = Hit & { text: HighlightPart[]; breadcrumbs: HighlightPart[][] };
