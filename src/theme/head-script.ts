import type { SiteData } from '#contract/site.ts';
import { appearanceKey } from './appearance.ts';
import type { Strings } from './ui-strings/en.ts';

/**
 * Runs before the first paint, so that a dark page never flashes light.
 * Its text goes into every document: it uses nothing from outside.
 */
function applyAppearance(key: string, darkMode: boolean): void {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {}
  const isChosen = choice === 'light' || choice === 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = darkMode
    ? isChosen
      ? String(choice)
      : system
    : 'light';
}

export function writeHeadScript({ theme }: SiteData<Strings>): string {
  return `(${applyAppearance})(${JSON.stringify(appearanceKey)},${theme.darkMode})`;
}
