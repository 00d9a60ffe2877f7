/** A section of a page: level and text of its heading, anchor, start of the text, terms of the rest, terms of the code. */
export type SectionRecord = [
  depth: number,
  heading: string,
  anchor: string,
  text: string,
  moreTerms: string,
  code: string,
];

/** A page in the index. `rank` is the weight of the page, 1 by default; `keywords` are search terms missing from its text. */
export type PageRecord = [
  route: string,
  title: string,
  group: string,
  rank: number,
  sections: SectionRecord[],
  keywords?: readonly string[],
];

/** The index of one language: its pages, and groups of synonyms. */
export type SearchIndex = { pages: PageRecord[]; synonyms: string[][] };
