/** URLs to cache for offline reading: by language, and those that only isolated pages need. */
export const offlineManifest = 'offline.json';

/** A URL with options of its request. */
export type CacheRequest = [url: string, options: RequestInit];

/** Asks the newest service worker to cache URLs, in the message format of `workbox-routing`. */
export function cacheUrls(
  { installing, waiting, active }: ServiceWorkerRegistration,
  urlsToCache: CacheRequest[],
): void {
  (installing ?? waiting ?? active)?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
