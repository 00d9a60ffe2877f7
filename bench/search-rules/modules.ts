export { buildSearchIndex } from 'docs-engine/src/outputs/search-index/search-index.ts';
export { serializeIndex } from 'docs-search/src/index/index-file.ts';
export { createSearch } from '../../tests/search/create-search.ts';
