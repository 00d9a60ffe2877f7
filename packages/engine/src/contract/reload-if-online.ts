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
export type ReloadedPart = 'app' | 'search';

/**
 * Reloads the document and its scripts if the server can be reached, once until the part works. Browsers
 * remember a module that failed to load for the lifetime of the document, so only a new one can request it
 * again.
 */
export async function reloadIfOnline(part: ReloadedPart): Promise<void> {
  try {
    // Throws if storage is blocked. Then readers reload the page themselves.
    const key = `docs-reloaded-${part}`;
    if (sessionStorage.getItem(key)) return;
    const { ok } = await fetch('', { method: 'HEAD' });
    if (!ok) return;
    await refreshScripts().catch(() => {});
    sessionStorage.setItem(key, '1');
    location.reload();
  } catch {
    // The server cannot be reached.
  }
}
