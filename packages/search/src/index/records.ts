/** A section of a page: level and text of its heading, anchor, sentences of the text, terms of the rest, terms of the code, facts, search terms missing from all of these. Sentences and facts are one a line; the facts are type, default and flags of an option. */
export type SectionRecord = [
  depth: number,
  heading: string,
  anchor: string,
  text: string,
  moreTerms: string,
  code: string,
  facts?: string,
  keywords?: readonly string[],
];

/** A page in the index. `rank` is the weight of the page, 1 by default. */
export type PageRecord = [
  route: string,
  title: string,
  group: string,
  rank: number,
  sections: SectionRecord[],
];

/** The index of one language: its pages, and groups of synonyms. */
export type SearchIndex = { pages: PageRecord[]; synonyms: string[][] };
