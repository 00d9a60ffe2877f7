import { useSyncExternalStore } from 'react';

/** Start of the keys that selections are stored under; the id of the group follows. */
export const tabsKey = 'rspress.tabs.';
const listeners = new Set<() => void>();
/** Stands in for a storage that is blocked. */
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
    // The choice lasts as long as the document.
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

/** Reads numbers as `tabs-script.ts` does, which has shown a tab by then. */
function parseIndex(text: string | null, count: number): number {
  const index = Number(text);
  return Number.isInteger(index) && index > 0 && index < count ? index : 0;
}

/** The selected tab of a group, shared by all tabs with its id: on the page, on other pages and in other windows. */
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
