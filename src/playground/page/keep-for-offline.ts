import { cacheUrls, offlineManifest } from '#contract/cache-urls.ts';
import type { CompilerManifest } from '../protocol.ts';
import { fetchJson } from './fetch-json.ts';
import { savesData } from './support.ts';

let isKept = false;

/**
 * From now on the playground works without a network: the service worker, which may be newer than
 * this visit, caches the compiler and what this page has loaded. Does so once.
 */
export async function keepForOffline({ worker, module, scripts }: CompilerManifest): Promise<void> {
  if (isKept || savesData() || !globalThis.navigator?.serviceWorker) return;
  isKept = true;
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
    isKept = false;
  }
}
