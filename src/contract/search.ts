/** Depth of a hit: a level of the hierarchy, or text under it. */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Titles above a hit: `lvl0` is the group of the sidebar, `lvl1` the page, the others its headings. */
export type Hierarchy = Record<
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  string | null
>;

/** The place of nothing. */
export const noLevels: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** The names of all levels, from the outermost on. */
export const levels = Object.keys(noLevels) as (keyof Hierarchy)[];

/** A stretch of text, marked where it matches the query. Never HTML. */
export type TextPart = { text: string; isMatch: boolean };

/** What is found, in the shape of DocSearch records. */
export type Hit = {
  objectID: string;
  /** Address with base path and hash. */
  url: string;
  type: HitType;
  /** Text under the heading; `null` for a heading. */
  content: string | null;
  hierarchy: Hierarchy;
};

/** A hit as a result shows it: the words of the line, and the titles above it. */
export type ShownHit = Hit & { line: TextPart[]; place: TextPart[][] };

/** The text under one heading: depth, heading, anchor, beginning of the text, words of its rest, identifiers of the code. */
export type SectionRecord = [
  depth: number,
  heading: string,
  anchor: string,
  text: string,
  rest: string,
  code: string,
];

/** One page of the index: route, title, group of the sidebar, how much it counts, sections, and other words for what it is about, if there are any. */
export type PageRecord = [
  route: string,
  title: string,
  group: string,
  rank: number,
  sections: SectionRecord[],
  keywords?: readonly string[],
];

/** What is searched in one language: its pages, and for each thing the names that readers call it. */
export type SearchIndex = { pages: PageRecord[]; synonyms: string[][] };

/** Which engine answers, and how the dialog shows it. */
export type SearchSettings = {
  provider:
    | {
        name: 'local';
        /** Address of the index of the language. */
        index: string;
      }
    | {
        name: 'algolia';
        appId: string;
        apiKey: string;
        indexName: string;
        /** Whether clicks and views are reported. */
        insights: boolean;
      };
  /** How many hits a group shows. */
  maxPerGroup: number;
  /** Whether chosen hits are remembered in the browser. */
  personalization: boolean;
  /** Where readers tell that a query should have found something; `{query}` stands for the query. */
  missingResultsUrl?: string;
};
