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

/** Another site can live at another path of the same origin. A number in a name changes with its content. */
const prefix = `docs:${scope}:`;
const names = { pages: `${prefix}pages-1`, assets: `${prefix}assets-1`, files: `${prefix}files-1` };

/** A line that answers later than this is as good as none, when there is an older answer. */
const networkTimeoutSeconds = 3;
/** Answers differ by encoding, which a browser takes care of itself. */
const matchOptions = { ignoreVary: true };

function limit(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

const answerVisits: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    request.mode === 'navigate' ? offlineResponse(request.url, scope, names) : undefined,
};

/** The host answers some missing files with a document; that must not stay in the place of the file. */
const noDocuments: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
      ? response
      : null,
};

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [cacheDocuments, limit(100), answerVisits],
});
const assets = new CacheFirst({
  cacheName: names.assets,
  matchOptions,
  plugins: [noDocuments, limit(60)],
});
const pictures = new StaleWhileRevalidate({
  cacheName: names.files,
  matchOptions,
  plugins: [noDocuments, limit(60)],
});
const files = new NetworkFirst({
  cacheName: names.files,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [limit(60)],
});

function isOwn(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith(scope);
}

registerRoute(({ request, url }) => isOwn(url) && isDocumentRequest(request), pages);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith(`${scope}assets/`), assets);
registerRoute(({ request, url }) => isOwn(url) && request.destination === 'image', pictures);
registerRoute(({ url }) => isOwn(url), files);

async function removeOldCaches(): Promise<void> {
  const known: string[] = Object.values(names);
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(own.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
}

// What is kept does not depend on the version of this script: a new one takes over at once.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
  // Asks for a page while this script starts, so that visits are not slower for it.
  event.waitUntil(self.registration.navigationPreload?.enable());
});
clientsClaim();
