import { cacheUrls, offlineManifest } from 'docs-engine/browser';
import type { CompilerManifest } from '../protocol.ts';
import { fetchJson } from './fetch-json.ts';
import { savesData } from './support.ts';

let isCached = false;

/**
 * From now on the playground works without a network: the service worker, which may be newer than
 * this visit, caches the compiler and what this page has loaded. Does so once.
 */
export async function cacheCompiler({ worker, module, scripts }: CompilerManifest): Promise<void> {
  if (isCached || savesData() || !globalThis.navigator?.serviceWorker) return;
  isCached = true;
  try {
    const registration = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const offlineFiles = new URL(`../${offlineManifest}`, worker);
    const { isolated = [] } = await fetchJson<{ isolated?: string[] }>(offlineFiles);
    const urls = new Set([module, ...scripts, ...isolated, ...loaded]);
    cacheUrls(
      registration,
      [...urls].map((url) => [url, { priority: 'low' }]),
    );
  } catch {
    // The next build tries again.
    isCached = false;
  }
}
