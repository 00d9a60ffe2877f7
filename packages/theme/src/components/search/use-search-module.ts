import { adoptStyles } from 'docs-engine/browser';
import type { SearchProvider, SearchSettings } from 'docs-search';
import type { SearchPanel } from 'docs-search/panel';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../../site-context.tsx';
import { getProvider, loadPanel } from './load-search.ts';

type Loaded = {
  SearchPanel: typeof SearchPanel;
  provider: SearchProvider;
};

export type SearchModule = ReturnType<typeof useSearchModule>;

/** The search panel and the provider for the language of the page. Both load at the first `load()`. */
export function useSearchModule(settings: SearchSettings) {
  const { lang, base } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const requested = useRef<SearchSettings>(undefined);

  function load(): void {
    if (requested.current === settings) return;
    requested.current = settings;
    Promise.all([loadPanel(), getProvider(settings, lang, base)])
      .then(([{ SearchPanel, panelStyles }, provider]) => {
        if (requested.current !== settings) return;
        adoptStyles(panelStyles);
        // Before React hydrates the rest of the page: the reader waits for the results.
        flushSync(() => {
          setLoaded({ SearchPanel, provider });
          setHasFailed(false);
        });
        provider.prefetchRest?.();
      })
      .catch((error: unknown) => {
        if (requested.current !== settings) return;
        requested.current = undefined;
        setHasFailed(true);
        console.warn('The search could not be loaded.', error);
      });
  }

  // Another language has another index, and so has an edit.
  useEffect(() => {
    setHasFailed(false);
    if (requested.current === undefined || requested.current === settings) return;
    requested.current = undefined;
    setLoaded(undefined);
  }, [settings]);

  return {
    loaded,
    hasFailed,
    /** Language of the page, and of the provider once it is loaded. */
    lang,
    load,
  };
}
