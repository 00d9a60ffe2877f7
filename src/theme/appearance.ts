export type Appearance = 'light' | 'dark';

/** Holds `light`, `dark` or `auto`; anything else counts as `auto`. */
export const appearanceKey = 'rspress-theme-appearance';

/** What the page shows now, as `data-theme` of `<html>` has it: never `auto`. */
function readAppearance(): Appearance {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function store(value: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, value);
  } catch {
    // Blocked storage: the choice lasts as long as the document.
  }
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Turns light to dark and back; `isAnimated` fades between the two where the browser can. */
export function toggleAppearance(isAnimated: boolean): void {
  const next = readAppearance() === 'dark' ? 'light' : 'dark';
  const apply = (): void => {
    document.documentElement.dataset.theme = next;
  };
  if (isAnimated && 'startViewTransition' in document && !isMotionReduced()) {
    document.startViewTransition(apply);
  } else {
    apply();
  }
  store(next);
}
