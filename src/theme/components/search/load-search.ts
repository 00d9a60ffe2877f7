import type { SearchSettings } from '#contract/search.ts';
import type { EarlyAnswer } from '#search/providers/fetch-index.ts';
import { loadProvider } from '#search/providers/load.ts';
import type { SearchProvider } from '#search/providers/provider.ts';
import { adoptStyles } from '../../adopt-styles.ts';

export type SearchModule = typeof import('#search/search.ts');

let module: Promise<SearchModule> | undefined;

/** The code of the search with its styles; asked for anew after it could not be had. */
export function loadModule(): Promise<SearchModule> {
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

/** What a provider is made from. */
export type ProviderInput = [provider: SearchSettings['provider'], lang: string, base: string];

/** The input of the provider as `data-provider` of the dialog has it: the document carries it, so that nothing waits for site data. */
export function writeProviderInput(...input: ProviderInput): string {
  return JSON.stringify(input);
}

/** What the router has asked for, as `data-ahead` says, when the button was pressed too early. It can be read once. */
function takeEarlyAnswer(): EarlyAnswer | undefined {
  const opener = document.querySelector<Element & { ahead?: EarlyAnswer }>('[data-ahead]');
  const answer = opener?.ahead;
  delete opener?.ahead;
  return answer;
}

async function startProvider(...input: ProviderInput): Promise<SearchProvider> {
  const provider = await loadProvider(...input, takeEarlyAnswer());
  provider.preconnect?.();
  provider.prefetch?.();
  return provider;
}

/** Whether the reader has opened the dialog, or is about to, before React was loaded. */
export function isSearchRequested(): boolean {
  const signs = '#search[open], [commandfor=search]:is(:hover, :focus)';
  return document.querySelector(signs) !== null;
}

/** For a reader who is waiting, all is asked for as soon as there is code to ask. */
function startEarly(): { written: string; provider: Promise<SearchProvider> } | undefined {
  const written = document.getElementById('search')?.dataset.provider;
  if (!written || !isSearchRequested()) return undefined;
  const provider = startProvider(...(JSON.parse(written) as ProviderInput));
  // Who asks for it is told.
  provider.catch(() => {});
  void loadModule().catch(() => {});
  return { written, provider };
}

let early = globalThis.document && startEarly();

/** A provider that has begun to fetch what the first query needs. Rejects when its code cannot be loaded. */
export function getProvider(...input: ProviderInput): Promise<SearchProvider> {
  const started = early?.written === writeProviderInput(...input) ? early.provider : undefined;
  early = undefined;
  return started ?? startProvider(...input);
}
