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

/**
 * Reloads the document and its scripts if the server can be reached. Browsers remember a module that
 * failed to load for the lifetime of the document, so only a new one can request it again.
 */
export function reloadIfOnline(): void {
  fetch('', { method: 'HEAD' }).then(
    async ({ ok }) => {
      if (!ok) return;
      await refreshScripts().catch(() => {});
      location.reload();
    },
    () => {},
  );
}
