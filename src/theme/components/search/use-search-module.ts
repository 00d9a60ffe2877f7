import { useEffect, useRef, useState } from 'react';
import type { SearchSettings } from '#contract/search.ts';
import { loadProvider } from '#search/providers/load.ts';

type SearchModule = typeof import('#search/search.ts');
type Loaded = {
  SearchPanel: SearchModule['SearchPanel'];
  provider: Awaited<ReturnType<typeof loadProvider>>;
};

let module: Promise<SearchModule> | undefined;

function loadModule(): Promise<SearchModule> {
  module ??= import('#search/search.ts').then((loaded) => {
    loaded.adoptPanelStyles();
    return loaded;
  });
  module.catch(() => {
    module = undefined;
  });
  return module;
}

/** Browsers remember a module that failed for as long as the document lives: only a new one can ask again. */
export function renewDocument(): void {
  fetch('', { method: 'HEAD' }).then(
    (answer) => answer.ok && location.reload(),
    () => {},
  );
}

// A reader who opened the dialog before React was loaded is waiting for it.
if (globalThis.document?.querySelector('#search[open]')) void loadModule().catch(() => {});

/** The search itself, loaded once the reader comes near, and its engine for the language of the page. */
export function useSearchModule(
  settings: SearchSettings,
  lang: string,
  base: string,
): { loaded: Loaded | undefined; hasFailed: boolean; load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const wantedLang = useRef<string>(undefined);

  function load(): void {
    if (wantedLang.current === lang) return;
    wantedLang.current = lang;
    Promise.all([loadModule(), loadProvider(settings, lang, base)])
      .then(([{ SearchPanel }, provider]) => {
        provider.preconnect?.();
        provider.prefetch?.();
        if (wantedLang.current === lang) setLoaded({ SearchPanel, provider });
      })
      .catch((error: unknown) => {
        wantedLang.current = undefined;
        setHasFailed(true);
        console.warn('The search could not be loaded.', error);
      });
  }

  // Another language has another index.
  useEffect(() => {
    if (wantedLang.current === undefined || wantedLang.current === lang) return;
    wantedLang.current = undefined;
    setLoaded(undefined);
  }, [lang]);

  return { loaded, hasFailed, load };
}
