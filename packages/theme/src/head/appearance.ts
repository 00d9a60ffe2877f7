import type { SiteData } from 'docs-engine/src/contract/site.ts';
import { appearanceKey } from '../appearance.ts';
import { toInlineScript } from './inline-script.ts';

type Options = { key: string; darkMode: boolean };

function applyAppearance({ key, darkMode }: Options): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  function apply(): void {
    let choice = root.dataset.choice;
    try {
      choice = localStorage.getItem(key) ?? choice;
    } catch {
      // Storage is blocked.
    }
    const isChosen = choice === 'light' || choice === 'dark';
    const appearance = isChosen ? choice : system.matches ? 'dark' : 'light';
    root.dataset.theme = darkMode ? appearance : 'light';
  }
  apply();
  // Browser colors of a choice, until the page is hydrated.
  addEventListener('DOMContentLoaded', () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.dataset.for = meta.media.includes('dark') ? 'dark' : 'light';
      if (root.dataset.theme !== (system.matches ? 'dark' : 'light'))
        meta.media = meta.dataset.for === root.dataset.theme ? 'all' : 'not all';
    }
  });
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
}

/** Sets `data-theme` and keeps it in sync with the system and other windows. */
export function appearanceScript({ theme }: Pick<SiteData, 'theme'>): string {
  return toInlineScript(applyAppearance, { key: appearanceKey, darkMode: theme.darkMode });
}
