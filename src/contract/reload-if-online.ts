/** Requests all scripts past all caches: a host can let browsers keep a wrong response for a year. */
async function refreshScripts(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const options: RequestInit = { cache: 'reload' };
  // Missing on a site without offline reading.
  const response = await fetch(new URL('../offline.json', entry), options);
  const lists = Object.values((await response.json()) as Record<string, string[]>);
  const scripts = new Set(lists.flat().filter((url) => url.endsWith('.js')));
  await Promise.all([...scripts].map((url) => fetch(url, options)));
}

/** What a new document can repair: the whole interface, or the search alone. */
type Part = 'app' | 'search';

const storageKey = (part: Part) => `docs-reloaded-${part}`;

/** Whether a reload for this part has not helped. A browser may lack what the part needs. */
function isReloaded(part: Part): boolean {
  try {
    return sessionStorage.getItem(storageKey(part)) !== null;
  } catch {
    // Storage is blocked. Then readers reload the page themselves.
    return true;
  }
}

/** Called when a part works. Its next failure is another one. */
export function forgetReload(part: Part): void {
  try {
    sessionStorage.removeItem(storageKey(part));
  } catch {
    // Storage is blocked.
  }
}

/**
 * Reloads the document and its scripts if the server can be reached, once until the part works. Browsers
 * remember a module that failed to load for the lifetime of the document, so only a new one can request it
 * again.
 */
export function reloadIfOnline(part: Part): void {
  if (isReloaded(part)) return;
  fetch('', { method: 'HEAD' }).then(
    async ({ ok }) => {
      if (!ok) return;
      await refreshScripts().catch(() => {});
      sessionStorage.setItem(storageKey(part), '1');
      location.reload();
    },
    () => {},
  );
}
