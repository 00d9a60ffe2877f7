export { buildSearchIndex } from 'docs-engine/node';
export { serializeIndex } from 'docs-search/src/index/index-file.ts';
export { createSearch } from '../../tests/search/create-search.ts';
