import type { SearchSettings } from '#contract/site.ts';
import { createIndexFetch } from './fetch-index.ts';
import type { SearchProvider } from './provider.ts';

/** Readers of Chinese may type traditional characters. */
async function loadNormalize(lang: string): Promise<(query: string) => string> {
  if (!/^zh\b/.test(lang)) return (query) => query;
  return (await import('../text/simplified-chinese.ts')).toSimplified;
}

/** Loads the configured provider for one language, without the code of other providers. */
export async function loadProvider(
  provider: SearchSettings['provider'],
  lang: string,
  base: string,
): Promise<SearchProvider> {
  if (provider.name === 'algolia') {
    const { createAlgoliaProvider } = await import('./algolia.ts');
    return createAlgoliaProvider({ ...provider, lang });
  }
  const fetchIndex = createIndexFetch(provider.index);
  const [{ createLocalProvider }, normalize] = await Promise.all([
    import('./local.ts'),
    loadNormalize(lang),
  ]);
  return createLocalProvider({ fetchIndex, lang, base, normalize });
}
