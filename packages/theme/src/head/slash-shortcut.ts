import { noSingleKeyAttribute } from 'docs-engine/browser';
import { slashKey } from '../slash-key.ts';
import { readStored } from './storage.ts';

function apply(): void {
  const isOff = readStored(slashKey) === 'off';
  document.documentElement.toggleAttribute(noSingleKeyAttribute, isOff);
}

/** Sets `data-no-single-key` if the reader has turned off the `/` shortcut, here or in another window. */
export function applySlashShortcut(): void {
  apply();
  addEventListener('storage', apply);
}
