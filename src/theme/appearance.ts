import { withViewTransition } from '#contract/view-transition.ts';

export type Appearance = 'light' | 'dark';

/** Holds `light`, `dark` or `auto`; anything else counts as `auto`. */
export const appearanceKey = 'rspress-theme-appearance';

/** What the page shows now, as `data-theme` of `<html>` has it: never `auto`. */
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
    // Blocked storage: see `store`.
  }
  return isAppearance(choice) ? choice : 'auto';
}

function store(value: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, value);
  } catch {
    // Blocked storage: the choice lasts as long as the document, whose head script finds it here.
    document.documentElement.dataset.choice = value;
  }
}

/** The bar of a browser has the colour of the system; once the reader has chosen, that of the page. */
function updateThemeColor(choice: Appearance | 'auto'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.for ??= meta.media.includes('dark') ? 'dark' : 'light';
    const chosen = meta.dataset.for === choice ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${meta.dataset.for})` : chosen;
  }
}

function show(choice: Appearance): void {
  document.documentElement.dataset.theme = choice;
  updateThemeColor(choice);
}

/** Tells the bar of the browser what the reader chose before, and what is chosen in another window. The page itself has it from its head script. */
export function syncBrowserColor(): void {
  updateThemeColor(readChoice());
  window.addEventListener('storage', ({ key }) => {
    // Without a key, all of the storage was emptied.
    if (key === null || key === appearanceKey) updateThemeColor(readChoice());
  });
}

/** Turns light to dark and back; `isAnimated` fades between the two where the browser can. */
export function toggleAppearance(isAnimated: boolean): void {
  void withViewTransition(() => {
    const next = readAppearance() === 'dark' ? 'light' : 'dark';
    show(next);
    store(next);
  }, isAnimated);
}
