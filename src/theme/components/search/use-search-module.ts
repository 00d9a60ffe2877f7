import { useEffect, useRef, useState } from 'react';
import type { SearchSettings } from '#contract/site.ts';
import type { SearchProvider } from '#search/providers/provider.ts';
import { useSite } from '../../site-context.tsx';
import { getProvider, loadModule, type SearchModule } from './load-search.ts';

type Loaded = {
  SearchPanel: SearchModule['SearchPanel'];
  provider: SearchProvider;
};

export type SearchModuleState = {
  loaded: Loaded | undefined;
  hasFailed: boolean;
  /** Language of the page, and of the provider once it is loaded. */
  lang: string;
  load: () => void;
};

/** The search panel and the provider for the language of the page. Both load at the first `load()`. */
export function useSearchModule(settings: SearchSettings): SearchModuleState {
  const { lang, base } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const requestedLang = useRef<string>(undefined);

  function load(): void {
    if (requestedLang.current === lang) return;
    requestedLang.current = lang;
    Promise.all([loadModule(), getProvider(settings, lang, base)])
      .then(([{ SearchPanel }, provider]) => {
        if (requestedLang.current !== lang) return;
        setLoaded({ SearchPanel, provider });
        setHasFailed(false);
      })
      .catch((error: unknown) => {
        if (requestedLang.current !== lang) return;
        requestedLang.current = undefined;
        setHasFailed(true);
        console.warn('The search could not be loaded.', error);
      });
  }

  // Another language has another index.
  useEffect(() => {
    setHasFailed(false);
    if (requestedLang.current === undefined || requestedLang.current === lang) return;
    requestedLang.current = undefined;
    setLoaded(undefined);
  }, [lang]);

  return { loaded, hasFailed, lang, load };
}
