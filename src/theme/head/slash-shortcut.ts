import { slashKey } from '../slash-shortcut.ts';
import { inlineScript } from './inline-script.ts';

function applySlashShortcut(key: string): void {
  function apply(): void {
    let isOff = false;
    try {
      isOff = localStorage.getItem(key) === 'off';
    } catch {
      // Storage is blocked.
    }
    document.documentElement.toggleAttribute('data-no-single-key', isOff);
  }
  apply();
  addEventListener('storage', apply);
}

/** Sets `data-no-single-key` if the reader has turned off the `/` shortcut, here or in another window. */
export function slashShortcutScript(): string {
  return inlineScript(applySlashShortcut, slashKey);
}
