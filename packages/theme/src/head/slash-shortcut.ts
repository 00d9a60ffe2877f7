import { noSingleKeyAttribute } from 'docs-engine/browser';
import { slashKey } from '../slash-key.ts';

function apply(): void {
  let isOff = false;
  try {
    isOff = localStorage.getItem(slashKey) === 'off';
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(noSingleKeyAttribute, isOff);
}

/** Sets `data-no-single-key` if the reader has turned off the `/` shortcut, here or in another window. */
export function applySlashShortcut(): void {
  apply();
  addEventListener('storage', apply);
}
