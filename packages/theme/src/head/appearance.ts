import { withViewTransition } from 'docs-engine/browser';
import { handleAction } from './inline-actions.ts';
import type { HeadOptions } from './options.ts';
import { readStored, store } from './storage.ts';

type Options = Pick<HeadOptions, 'darkMode' | 'isAnimated'>;

/** Storage key of `light`, `dark` or `auto`; other values count as `auto`. */
const appearanceKey = 'rspress-theme-appearance';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
/** In case that the choice cannot be stored. */
let unstored: string | undefined;

/** `undefined` if the appearance follows the system. */
function readChoice(): string | undefined {
  const choice = unstored ?? readStored(appearanceKey);
  return choice === 'light' || choice === 'dark' ? choice : undefined;
}

/** `theme-color` follows the system until the reader chooses an appearance. */
function updateBrowserColor(choice: string | undefined): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.for ??= meta.media.includes('dark') ? 'dark' : 'light';
    const { for: scheme } = meta.dataset;
    const chosen = scheme === choice ? 'all' : 'not all';
    meta.media = choice ? chosen : `(prefers-color-scheme: ${scheme})`;
  }
}

/** Sets `data-theme` and `theme-color`, and keeps them in sync with the system and other windows. */
export function manageAppearance({ darkMode, isAnimated = false }: Options): void {
  function apply(): void {
    const choice = darkMode ? readChoice() : 'light';
    root.dataset.theme = choice ?? (system.matches ? 'dark' : 'light');
    if (darkMode) updateBrowserColor(choice);
  }
  apply();
  // The colors follow the script.
  addEventListener('DOMContentLoaded', apply);
  system.addEventListener('change', apply);
  addEventListener('storage', () => {
    unstored = undefined;
    apply();
  });
  handleAction('theme', () => {
    void withViewTransition(() => {
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
      if (!store(appearanceKey, next)) unstored = next;
      apply();
    }, isAnimated);
  });
}
