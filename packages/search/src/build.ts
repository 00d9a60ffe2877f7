/** The door for a build: creates, writes and reads an index, and searches it without a browser. */
export { buildSearchIndex, type SearchablePage, type SearchableSite } from './build/build-index.ts';
export { createPageSearch } from './build/page-search.ts';
export type { SearchableSection } from './build/select-terms.ts';
export { type Hit, levels } from './docsearch.ts';
export { parseIndex, serializeIndex } from './index/index-file.ts';
export type { PageRecord, SearchIndex, SectionRecord } from './index/records.ts';
