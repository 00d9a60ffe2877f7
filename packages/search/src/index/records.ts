/** A section of a page as the first part of the index has it: what it is called. */
export type SectionHead = {
  depth: number;
  heading: string;
  anchor: string;
  /** Search terms missing from the page. */
  keywords: readonly string[];
};

/** What the second part of the index has of a section. */
export type SectionText = {
  /** Sentences, one a line. */
  text: string;
  /** Terms of the text that follows. */
  moreTerms: string;
  /** Terms of the code. */
  code: string;
  /** Type, default and flags of an option, one a line. */
  facts: string;
};

export type SectionRecord = SectionHead & SectionText;

/** A page in the index. `rank` is its weight, 1 by default; `group` its place in the sidebar. */
export type PageRecord<Section = SectionRecord> = {
  route: string;
  title: string;
  group: string;
  rank: number;
  sections: Section[];
};

/** Other characters for those of the pages, and theirs at the same place: `['變', '变']`. */
export type Variants = [typed: string, own: string];

/** The index of one language: its pages, groups of synonyms, and other characters for those of the pages. */
export type SearchIndex = { pages: PageRecord[]; synonyms: string[][]; variants: Variants };

/** The first part of an index, which finds pages and sections by what they are called. */
export type IndexHeads = {
  /** Both parts of one index have the same. */
  id: string;
  pages: PageRecord<SectionHead>[];
  synonyms: string[][];
};

/** The second part: texts of all sections, in the order of the first part. */
export type IndexTexts = { id: string; sections: SectionText[]; variants: Variants };

/** An index whose second part is loaded when the first one is in use. */
export type IndexParts = { heads: IndexHeads; loadTexts: () => Promise<IndexTexts> };
