/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { cacheDocuments, isDocumentRequest } from './documents.ts';
import { offlineResponse } from './fallback.ts';

declare const self: ServiceWorkerGlobalScope;

const scope = new URL(self.registration.scope).pathname;

/** Includes the scope, because an origin can have several sites. The numbers change with the format of the content. */
const prefix = `docs:${scope}:`;
const names = { pages: `${prefix}pages-1`, assets: `${prefix}assets-1`, files: `${prefix}files-1` };

/** After this time the cached response is used, if there is one. */
const networkTimeoutSeconds = 3;
/** Responses vary by encoding only, which the browser handles. */
const matchOptions = { ignoreVary: true };

function limit(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const offlineFallback: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    request.mode === 'navigate' ? offlineResponse(request.url, scope, names) : undefined,
};

/** Some hosts respond to missing files with a document, which must not be cached as the file. */
const excludeDocuments: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
      ? response
      : null,
};

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [cacheDocuments, limit(100), offlineFallback],
});
const assets = new CacheFirst({
  cacheName: names.assets,
  matchOptions,
  plugins: [excludeDocuments, limit(60)],
});
const images = new StaleWhileRevalidate({
  cacheName: names.files,
  matchOptions,
  plugins: [excludeDocuments, limit(60)],
});
const files = new NetworkFirst({
  cacheName: names.files,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [limit(60)],
});

function isInScope(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith(scope);
}

registerRoute(({ request, url }) => isInScope(url) && isDocumentRequest(request), pages);
registerRoute(({ url }) => isInScope(url) && url.pathname.startsWith(`${scope}assets/`), assets);
registerRoute(({ request, url }) => isInScope(url) && request.destination === 'image', images);
registerRoute(({ url }) => isInScope(url), files);

async function removeOldCaches(): Promise<void> {
  const known: string[] = Object.values(names);
  const existing = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = existing.filter((name) => !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Cached content does not depend on the version of this script, so a new one can activate at once.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
  // The browser requests the page while this script starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});
clientsClaim();
