import { useEffect, useRef, useState } from 'react';
import type { SearchSettings } from '#contract/search.ts';
import type { SearchProvider } from '#search/providers/provider.ts';
import { getProvider, loadModule, type SearchModule } from './load-search.ts';

type Loaded = {
  SearchPanel: SearchModule['SearchPanel'];
  provider: SearchProvider;
};

/** The search itself, loaded once the reader comes near, and its provider for the language of the page. */
export function useSearchModule(
  settings: SearchSettings['provider'],
  lang: string,
  base: string,
): { loaded: Loaded | undefined; hasFailed: boolean; load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const wantedLang = useRef<string>(undefined);

  function load(): void {
    if (wantedLang.current === lang) return;
    wantedLang.current = lang;
    Promise.all([loadModule(), getProvider(settings, lang, base)])
      .then(([{ SearchPanel }, provider]) => {
        if (wantedLang.current !== lang) return;
        setLoaded({ SearchPanel, provider });
        setHasFailed(false);
      })
      .catch((error: unknown) => {
        if (wantedLang.current !== lang) return;
        wantedLang.current = undefined;
        setHasFailed(true);
        console.warn('The search could not be loaded.', error);
      });
  }

  // Another language has another index.
  useEffect(() => {
    setHasFailed(false);
    if (wantedLang.current === undefined || wantedLang.current === lang) return;
    wantedLang.current = undefined;
    setLoaded(undefined);
  }, [lang]);

  return { loaded, hasFailed, load };
}
