import { useEffect, useRef, useState } from 'react';
import type { SearchSettings } from '#contract/search.ts';
import { loadProvider } from '#search/providers/load.ts';
import type { SearchProvider } from '#search/providers/provider.ts';
import { adoptStyles } from '../../adopt-styles.ts';

type SearchModule = typeof import('#search/search.ts');
type Loaded = {
  SearchPanel: SearchModule['SearchPanel'];
  provider: SearchProvider;
};

let module: Promise<SearchModule> | undefined;

function loadModule(): Promise<SearchModule> {
  module ??= import('#search/search.ts').then((loaded) => {
    adoptStyles(loaded.panelStyles);
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

type Engine = [settings: SearchSettings, lang: string, base: string];

/** What the engine needs to start, as the document carries it: before React has read it from the site data. */
export function writeEngine(...engine: Engine): string {
  return JSON.stringify(engine);
}

async function startEngine(...engine: Engine): Promise<SearchProvider> {
  const provider = await loadProvider(...engine);
  provider.preconnect?.();
  provider.prefetch?.();
  return provider;
}

/** Whether the reader has opened the dialog, or is about to, before React was loaded. */
export function isWaiting(): boolean {
  const signs = '#search[open], [commandfor=search]:is(:hover, :focus)';
  return document.querySelector(signs) !== null;
}

/** For a reader who is waiting, all is asked for as soon as there is code to ask. */
function startEarly(): { written: string; provider: Promise<SearchProvider> } | undefined {
  const written = document.getElementById('search')?.dataset.engine;
  if (!written || !isWaiting()) return undefined;
  const provider = startEngine(...(JSON.parse(written) as Engine));
  // Who asks for it is told.
  provider.catch(() => {});
  void loadModule().catch(() => {});
  return { written, provider };
}

let early = globalThis.document && startEarly();

function getEngine(...engine: Engine): Promise<SearchProvider> {
  const started = early?.written === writeEngine(...engine) ? early.provider : undefined;
  early = undefined;
  return started ?? startEngine(...engine);
}

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
    Promise.all([loadModule(), getEngine(settings, lang, base)])
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
