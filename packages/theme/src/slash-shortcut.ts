import { noSingleKeyAttribute } from 'docs-engine/browser';
import { useSyncExternalStore } from 'react';
import { slashKey } from './slash-key.ts';

function isSlashOn(): boolean {
  return !document.documentElement.hasAttribute(noSingleKeyAttribute);
}

/** Also observes changes in other windows, which the head script applies to the attribute. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [noSingleKeyAttribute] });
  return () => observer.disconnect();
}

/** Whether `/` opens the search; `true` in server-rendered documents. */
export function useSlash(): boolean {
  return useSyncExternalStore(subscribe, isSlashOn, () => true);
}

/** Turns the `/` shortcut off or on again. */
export function toggleSlash(): void {
  const isOff = document.documentElement.toggleAttribute(noSingleKeyAttribute);
  try {
    if (isOff) localStorage.setItem(slashKey, 'off');
    else localStorage.removeItem(slashKey);
  } catch {
    // Storage is blocked: the choice lasts for the lifetime of the document.
  }
}
