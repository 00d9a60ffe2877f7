/** The door for a page: settings and providers, small enough to load with it. */
export { hostedProviders } from './providers/hosted.ts';
export { loadProvider } from './providers/load-provider.ts';
export type { SearchProvider, SearchResults } from './providers/provider.ts';
export type { SearchLink, SearchSettings } from './providers/settings.ts';
export type { HitGroup, SearchResult } from './result.ts';
export type { SearchStrings } from './ui/search-strings.ts';
