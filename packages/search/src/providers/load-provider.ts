import type { SearchSettings } from 'docs-engine/src/contract/site.ts';
import { createIndexFetch } from './fetch-index.ts';
import type { LocalOptions } from './local.ts';
import type { SearchProvider } from './provider.ts';

/** Readers of Chinese may type traditional characters, pinyin and words that sound the same. */
async function loadLanguage(lang: string): Promise<Pick<LocalOptions, 'normalize' | 'correct'>> {
  if (!/^zh\b/.test(lang)) return { normalize: (query) => query, correct: async (query) => query };
  const { toSimplified, createSoundCorrection } = await import('./chinese.ts');
  return { normalize: toSimplified, correct: createSoundCorrection() };
}

/** Loads the configured provider for one language, without the code of other providers. */
export async function loadProvider(
  { provider, maxPerGroup }: Pick<SearchSettings, 'provider' | 'maxPerGroup'>,
  lang: string,
  base: string,
): Promise<SearchProvider> {
  if (provider.name === 'algolia') {
    const { createAlgoliaProvider } = await import('./algolia.ts');
    return createAlgoliaProvider({ ...provider, lang, maxPerGroup });
  }
  const fetchIndex = createIndexFetch(provider.index);
  const [{ createLocalProvider }, language] = await Promise.all([
    import('./local.ts'),
    loadLanguage(lang),
  ]);
  return createLocalProvider({ fetchIndex, lang, base, ...language });
}
