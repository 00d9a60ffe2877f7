import { useSyncExternalStore } from 'react';

/** Prefix of the storage keys, followed by the id of the group. */
export const tabsKey = 'rspress.tabs.';
const listeners = new Set<() => void>();
/** Replaces a blocked storage. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: `memory` keeps the choice for the lifetime of the document.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Must parse like `tabs-inline-script.ts`, which has already selected a tab. */
function parseIndex(text: string | null, count: number): number {
  const index = Number(text);
  return Number.isInteger(index) && index > 0 && index < count ? index : 0;
}

/** Index of the selected tab of a group, shared by all tabs with that id on all pages and in all windows. */
export function useStoredTab(groupId: string, count: number): [number, (index: number) => void] {
  const key = tabsKey + groupId;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  function select(index: number): void {
    write(key, String(index));
    for (const listener of listeners) listener();
  }
  return [parseIndex(stored, count), select];
}
