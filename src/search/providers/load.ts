import type { SearchSettings } from '#contract/search.ts';
import { createIndexFetch } from './fetch-index.ts';
import type { SearchProvider } from './provider.ts';

/** Loads the engine that the site is set to, for one language; the code of the others stays away. */
export async function loadProvider(
  { provider }: SearchSettings,
  lang: string,
  base: string,
): Promise<SearchProvider> {
  if (provider.name === 'algolia') {
    const { createAlgoliaProvider } = await import('./algolia.ts');
    return createAlgoliaProvider({ ...provider, lang });
  }
  const fetchIndex = createIndexFetch(provider.manifest, lang);
  const { createLocalProvider } = await import('./local.ts');
  return createLocalProvider({ fetchIndex, lang, base });
}
