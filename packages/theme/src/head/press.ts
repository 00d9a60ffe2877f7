import type { SiteData } from 'docs-engine/src/contract/site.ts';
import { appearanceKey } from '../appearance.ts';

type Change = (change: () => void) => void;

/** Answers buttons with `data-press` from the first paint on. The prevented click tells the router. */
function answerPresses(key: string, changeTheme: Change): void {
  const root = document.documentElement;
  const answers: Record<string, (button: HTMLElement) => void> = {
    theme() {
      changeTheme(() => {
        const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
        try {
          localStorage.setItem(key, next);
        } catch {
          // Storage is blocked: keeps the choice for the lifetime of the document.
          root.dataset.choice = next;
        }
        root.dataset.theme = next;
      });
    },
    fold(button) {
      const items = button.parentElement?.nextElementSibling;
      button.ariaExpanded = String(!items?.toggleAttribute('data-collapsed'));
    },
    wrap(button) {
      button.ariaPressed = String(button.closest('figure')?.toggleAttribute('data-wrap'));
    },
    async copy(button) {
      const code = button.closest('figure')?.querySelector('code')?.cloneNode(true) as HTMLElement;
      // Removed lines are not part of the code. The signs of a diff are.
      for (const line of code.querySelectorAll('del.sign')) line.textContent = '\0';
      const text = (code.textContent ?? '').replace(/\0\n|\n?\0/g, '');
      try {
        await navigator.clipboard.writeText(text);
        button.dataset.copied = '';
      } catch {
        button.dataset.copied = 'no';
      }
    },
  };
  function onClick(event: Event): void {
    // A document or a window has no `closest`.
    const target = event.target as Partial<Element> | null;
    const button = target?.closest?.<HTMLElement>('[data-press]');
    if (!button) return;
    event.preventDefault();
    answers[button.dataset.press as string]?.(button);
  }
  addEventListener('click', onClick, true);
}

function changeAtOnce(change: () => void): void {
  change();
}

/** Must not refer to anything outside its own body, like every inline script. */
function changeAnimated(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) change();
  // Rejects when the next transition skips this one.
  else document.startViewTransition(change).ready.catch(() => {});
}

/** Toggles the theme, groups of the sidebar and wrapped lines, and copies code, also before React is there. */
export function pressScript({ theme }: Pick<SiteData, 'theme'>): string {
  const change = theme.enableAppearanceAnimation ? changeAnimated : changeAtOnce;
  return `(${answerPresses})(${JSON.stringify(appearanceKey)},${change})`;
}
