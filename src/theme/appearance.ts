export type Appearance = 'light' | 'dark';

/** Holds `light`, `dark` or `auto`; anything else counts as `auto`. */
export const appearanceKey = 'rspress-theme-appearance';

export function readAppearance(): Appearance {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function store(value: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, value);
  } catch {
    // Blocked storage: the choice lasts as long as the document.
  }
}

/** What the reader chose; `undefined` means that the system decides. */
export function readChoice(): Appearance | undefined {
  try {
    const value = localStorage.getItem(appearanceKey);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

export function toggleAppearance(): void {
  const next = readAppearance() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  store(next);
}
