/** Storage key of `light`, `dark` or `auto`; other values count as `auto`. */
export const appearanceKey = 'rspress-theme-appearance';

function readChoice(): string | undefined {
  const { choice } = document.documentElement.dataset;
  try {
    return localStorage.getItem(appearanceKey) ?? choice;
  } catch {
    // Storage is blocked: the document keeps the choice.
    return choice;
  }
}

/** `theme-color` follows the system until the reader chooses an appearance. */
function updateThemeColor(): void {
  const choice = readChoice();
  const isChosen = choice === 'light' || choice === 'dark';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.for ??= meta.media.includes('dark') ? 'dark' : 'light';
    const chosen = meta.dataset.for === choice ? 'all' : 'not all';
    meta.media = isChosen ? chosen : `(prefers-color-scheme: ${meta.dataset.for})`;
  }
}

/** Keeps `theme-color` in sync with the appearance, which the head script sets, also for other windows. */
export function syncBrowserColor(): void {
  updateThemeColor();
  const observer = new MutationObserver(updateThemeColor);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
