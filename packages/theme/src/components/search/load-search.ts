// Part of the early chunk: an import that needs React would make it wait for the app.
import type { EarlyInput } from 'docs-engine/browser';
import type { SiteData } from 'docs-engine/theme';
import { loadProvider, type SearchProvider, type SearchSettings } from 'docs-search';
import { searchTyped } from './search-typed.ts';

async function startProvider(
  settings: SearchSettings,
  lang: string,
  base: string,
): Promise<SearchProvider> {
  const provider = await loadProvider(settings, lang, base);
  provider.preconnect?.();
  provider.prefetch?.();
  return provider;
}

type SearchPanelModule = typeof import('docs-search/panel');

let panel: Promise<SearchPanelModule> | undefined;

/** Loads the code of the panel. Tries again after a failure. A second `import()` would take a task in Chromium. */
export function loadPanel(): Promise<SearchPanelModule> {
  panel ??= import('docs-search/panel');
  panel.catch(() => {
    panel = undefined;
  });
  return panel;
}

/** Whether the search may load before the reader opens it. */
export function canLoadEarly(): boolean {
  return !navigator.connection?.saveData;
}

/** Whether the reader opened the dialog, or is about to, before hydration. */
export function isSearchRequested(): boolean {
  const intent = canLoadEarly() ? ', [commandfor=search]:is(:hover, :focus)' : '';
  return document.querySelector(`#search[open]${intent}`) !== null;
}

let earlyInput: EarlyInput = {};
let earlyDialog: HTMLElement | null = null;
let early: { settings: SearchSettings; provider: Promise<SearchProvider> } | undefined;

/** Starts the search if the reader is already waiting for it, once. */
export function startEarlySearch({ search, lang, base }: SiteData, input: EarlyInput): void {
  earlyInput = input;
  earlyDialog = document.getElementById('search');
  if (!search || search === early?.settings || !isSearchRequested()) return;
  // What a hosted index answers counts as seen.
  const field = search.provider.name === 'local' && earlyDialog?.querySelector('input');
  const started = startProvider(search, lang, base);
  const provider = field ? started.then((loaded) => searchTyped(loaded, field)) : started;
  // Those who use the results handle the errors.
  provider.catch(() => {});
  void loadPanel();
  early = { settings: search, provider };
}

/** What the reader did before hydration. */
export function getEarlyInput(): EarlyInput {
  return earlyInput;
}

/** The dialog of the document, which React replaces if the page has been translated. */
export function getEarlyDialog(): HTMLDialogElement | null {
  return earlyDialog as HTMLDialogElement | null;
}

/** Returns a provider that prefetches what its first query needs. Rejects if its code cannot be loaded. */
export function getProvider(
  settings: SearchSettings,
  lang: string,
  base: string,
): Promise<SearchProvider> {
  const started = early?.settings === settings ? early.provider : undefined;
  early = undefined;
  return started ?? startProvider(settings, lang, base);
}
