export { buildSearchIndex } from '#engine/outputs/search-index/search-index.ts';
export { writeIndexFile } from '#search/index/index-file.ts';
export { openLocalIndex } from '#search/providers/local-index.ts';
export { toSimplified } from '#search/text/simplified-chinese.ts';
