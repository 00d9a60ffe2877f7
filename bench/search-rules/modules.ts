export { buildSearchIndex, createPageSearch, serializeIndex } from 'docs-search/index';
