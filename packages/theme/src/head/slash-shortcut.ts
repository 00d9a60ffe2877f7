import { noSingleKeyAttribute } from 'docs-engine/src/contract/dom.ts';
import { slashKey } from '../slash-shortcut.ts';
import { toInlineScript } from './inline-script.ts';

type Options = { key: string; attribute: string };

function applySlashShortcut({ key, attribute }: Options): void {
  function apply(): void {
    let isOff = false;
    try {
      isOff = localStorage.getItem(key) === 'off';
    } catch {
      // Storage is blocked.
    }
    document.documentElement.toggleAttribute(attribute, isOff);
  }
  apply();
  addEventListener('storage', apply);
}

/** Sets `data-no-single-key` if the reader has turned off the `/` shortcut, here or in another window. */
export function slashShortcutScript(): string {
  return toInlineScript(applySlashShortcut, { key: slashKey, attribute: noSingleKeyAttribute });
}
