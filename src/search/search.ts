import type { SearchSettings } from '#contract/search.ts';
import { createAlgoliaProvider } from './providers/algolia.ts';
import { createLocalProvider } from './providers/local.ts';
import type { SearchProvider } from './providers/provider.ts';
import panelStyles from './ui/panel.css?inline';

export { SearchPanel } from './ui/SearchPanel.tsx';

/** The engine that the site is set to, for one language. */
export function createProvider(
  { provider }: SearchSettings,
  lang: string,
  base: string,
): SearchProvider {
  return provider.name === 'algolia'
    ? createAlgoliaProvider({ ...provider, lang })
    : createLocalProvider({ manifest: provider.manifest, lang, base });
}

/** Styles of the panel come with its code. A constructed sheet needs no exception in the content security policy. */
export function adoptPanelStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  document.adoptedStyleSheets.push(sheet);
}
