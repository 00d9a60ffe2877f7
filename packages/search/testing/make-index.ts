import { splitIndex } from '../src/index/index-file.ts';
import type { PageRecord, SearchIndex } from '../src/index/records.ts';
import { type LocalIndex, openLocalIndex } from '../src/providers/local-index.ts';
import type { SearchProvider, SearchResults } from '../src/providers/provider.ts';
import { type Language, languageOf } from '../src/text/language.ts';

export const english: Language = languageOf('en');
export const chinese: Language = languageOf('zh');

/** A section in a test, on one line. */
type SectionRow = [
  depth: number,
  heading: string,
  anchor: string,
  text: string,
  moreTerms: string,
  code: string,
  facts?: string,
  keywords?: readonly string[],
];

/** A page in a test. */
export type PageRow = [
  route: string,
  title: string,
  group: string,
  rank: number,
  sections: readonly SectionRow[],
];

export function makePage([route, title, group, rank, rows]: PageRow): PageRecord {
  const sections = rows.map(
    ([depth, heading, anchor, text, moreTerms, code, facts = '', keywords = []]) => ({
      depth,
      heading,
      anchor,
      keywords,
      text,
      moreTerms,
      code,
      facts,
    }),
  );
  return { route, title, group, rank, sections };
}

export type IndexRows = { pages: readonly PageRow[]; synonyms?: string[][] };

export function makeIndex({ pages, synonyms = [] }: IndexRows): SearchIndex {
  return { pages: pages.map(makePage), synonyms, variants: ['', ''] };
}

/** Resolves when the headings are indexed. */
export function openIndex(rows: IndexRows, lang = 'en'): Promise<LocalIndex> {
  return openLocalIndex(splitIndex(makeIndex(rows)), lang);
}

/** Results of the complete index. */
export async function searchAll(
  search: SearchProvider['search'],
  query: string,
): Promise<SearchResults> {
  let results = await search(query, new AbortController().signal);
  while (results.more) results = await results.more();
  return results;
}
