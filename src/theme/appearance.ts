import { withViewTransition } from '#contract/view-transition.ts';

export type Appearance = 'light' | 'dark';

/** Storage key of `light`, `dark` or `auto`; other values count as `auto`. */
export const appearanceKey = 'rspress-theme-appearance';

/** The current appearance, which is never `auto`. */
function readAppearance(): Appearance {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function isAppearance(value: string | null): value is Appearance {
  return value === 'light' || value === 'dark';
}

function readChoice(): Appearance | 'auto' {
  let choice = document.documentElement.dataset.choice ?? null;
  try {
    choice = localStorage.getItem(appearanceKey) ?? choice;
  } catch {
    // Storage is blocked, see `store`.
  }
  return isAppearance(choice) ? choice : 'auto';
}

function store(value: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, value);
  } catch {
    // Storage is blocked: keep the choice for the lifetime of the document. The head script reads it.
    document.documentElement.dataset.choice = value;
  }
}

/** `theme-color` follows the system until the reader chooses an appearance. */
function updateThemeColor(choice: Appearance | 'auto'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.for ??= meta.media.includes('dark') ? 'dark' : 'light';
    const chosen = meta.dataset.for === choice ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${meta.dataset.for})` : chosen;
  }
}

function apply(choice: Appearance): void {
  document.documentElement.dataset.theme = choice;
  updateThemeColor(choice);
}

/** Sets `theme-color` to the stored choice, and again when another window changes it. The head script does so for the page. */
export function syncBrowserColor(): void {
  updateThemeColor(readChoice());
  window.addEventListener('storage', ({ key }) => {
    // The key is `null` after `localStorage.clear()`.
    if (key === null || key === appearanceKey) updateThemeColor(readChoice());
  });
}

/** Toggles light and dark, with a view transition if `isAnimated` and supported. */
export function toggleAppearance(isAnimated: boolean): void {
  void withViewTransition(() => {
    const next = readAppearance() === 'dark' ? 'light' : 'dark';
    apply(next);
    store(next);
  }, isAnimated);
}
