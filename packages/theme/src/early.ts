/** What runs before React: the search that a reader already waits for. */
export { startEarlySearch as beforeHydrate } from './components/search/load-search.ts';
