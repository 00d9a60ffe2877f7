import { createIndexFetch } from './fetch-index.ts';
import { hostedProviders } from './hosted.ts';
import type { SearchProvider } from './provider.ts';
import type { SearchSettings } from './settings.ts';

/** Loads the configured provider for one language, without the code of other providers. */
export async function loadProvider(
  { provider, maxPerGroup }: Pick<SearchSettings, 'provider' | 'maxPerGroup'>,
  lang: string,
  base: string,
): Promise<SearchProvider> {
  if (provider.name !== 'local') {
    const create = await hostedProviders[provider.name].load();
    return create({ ...provider, lang, maxPerGroup });
  }
  const fetchIndex = createIndexFetch(provider);
  const { createLocalProvider } = await import('./local.ts');
  return createLocalProvider({ fetchIndex, lang, base });
}
