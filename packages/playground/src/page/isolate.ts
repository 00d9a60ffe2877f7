import { hasEnoughMemory } from './support.ts';

/** In milliseconds. The engine registers the service worker once the page is idle. */
const readyLimit = 10_000;
/** Set while a reload is tried, so that there is never a second one. */
const storageKey = 'playground-isolation';

/** Whether a reload can isolate this page: the service worker adds the headers that the host lacks. */
export function canIsolate(): boolean {
  try {
    return (
      !globalThis.crossOriginIsolated &&
      'serviceWorker' in navigator &&
      hasEnoughMemory() &&
      !sessionStorage.getItem(storageKey)
    );
  } catch {
    return false;
  }
}

/** Another visit of this tab may try again. */
export function endIsolation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

/** Reloads the page through the service worker, and opens it then. Resolves when that is not possible. */
export async function isolate(): Promise<void> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, readyLimit));
  if (!(await Promise.race([navigator.serviceWorker.ready, limit]))) return;
  try {
    sessionStorage.setItem(storageKey, 'tried');
  } catch {
    return;
  }
  // Names no sample, so what was typed in this tab opens.
  if (!location.hash) history.replaceState(history.state, '', '#open');
  location.reload();
  await new Promise(() => {});
}
