export { buildSearchIndex } from '#engine/outputs/search-index/search-index.ts';
export { serializeIndex } from '#search/index/index-file.ts';
export { createSearch } from '../../tests/search/create-search.ts';
