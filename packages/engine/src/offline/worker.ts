/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { assetsDir, isolatedDir } from '../output-paths.ts';
import { cacheDocuments, cacheFiles, documentCacheKey, isDocumentRequest } from './documents.ts';
import { offlineResponse } from './fallback.ts';
import { isolateScripts, withIsolation } from './isolation.ts';
import { joinParts } from './join-parts.ts';

/** Both are written by the build. */
declare const self: ServiceWorkerGlobalScope & {
  /** Hashes of scripts and of the files in `assets/` by path, for `integrity`. */
  assetIntegrity: Readonly<Record<string, string>>;
  /** Paths of the pages with cross-origin isolation. */
  isolatedPages: readonly string[];
};

const scope = new URL(self.registration.scope).pathname;

/** Includes the scope, because an origin can have several sites. The numbers change with the format of the content. */
const prefix = `docs:${scope}:`;
const names = {
  pages: `${prefix}pages-1`,
  assets: `${prefix}assets-2`,
  files: `${prefix}files-1`,
  /** Scripts that isolated pages load for their workers. */
  isolated: `${prefix}isolated-1`,
  /** The file that was joined of parts. No limit of another cache pushes it out. */
  joined: `${prefix}joined-1`,
};

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

/** Responds with the cached page while the host fails. Pages that the host has removed leave the cache. */
const pagesOnError: WorkboxPlugin = {
  async handlerWillRespond({ request, response }) {
    if (response.status < 400) return response;
    const cache = await caches.open(names.pages);
    const key = documentCacheKey(request.url);
    if (response.status === 404 || response.status === 410) await cache.delete(key, matchOptions);
    return (await cache.match(key, matchOptions)) ?? response;
  },
};

/** Responds with the cached file while the host fails, or has another version of the site. */
const filesOnError: WorkboxPlugin = {
  async handlerWillRespond({ request, response }) {
    if (response.status < 400) return response;
    const cache = await caches.open(names.files);
    return (await cache.match(request, matchOptions)) ?? response;
  },
};

function integrityOf({ url }: Request): string | undefined {
  return self.assetIntegrity[new URL(url).pathname];
}

/** The response without permission to cache it: Chromium keeps scripts in memory for the next documents of a tab. */
function passOn({ body, status, headers: received }: Response): Response {
  const headers = new Headers(received);
  headers.set('cache-control', 'no-store');
  return new Response(body, { status, headers });
}

/**
 * Caches assets of this build only. Requests any other response again, because the browser may have
 * kept it, and passes that on: a host that rewrites scripts must not break pages.
 */
const cacheAssets: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new Request(request.url, { integrity: integrityOf(request) ?? '' }),
  async fetchDidSucceed({ request, response }) {
    const type = response.headers.get('content-type') ?? '';
    // Browsers run no script of another type.
    if (request.url.endsWith('.js') && !type.includes('javascript')) throw new TypeError(type);
    return integrityOf(request) ? response : passOn(response);
  },
  cacheWillUpdate: async ({ request, response }) => (integrityOf(request) ? response : null),
  handlerDidError: async ({ request }) => passOn(await fetch(request.url, { cache: 'reload' })),
};

const isolatePages: WorkboxPlugin = {
  async handlerWillRespond({ request, response }) {
    const { pathname } = new URL(documentCacheKey(request.url));
    return self.isolatedPages.includes(pathname) ? withIsolation(response) : response;
  },
};

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [cacheDocuments, pagesOnError, isolatePages, limit(100), offlineFallback],
});
const assets = new CacheFirst({
  cacheName: names.assets,
  matchOptions,
  plugins: [cacheAssets, limit(60)],
});
const isolated = new CacheFirst({
  cacheName: names.isolated,
  matchOptions,
  plugins: [cacheAssets, isolateScripts, limit(150)],
});
const images = new StaleWhileRevalidate({
  cacheName: names.files,
  matchOptions,
  plugins: [cacheFiles, limit(60)],
});
const files = new NetworkFirst({
  cacheName: names.files,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [cacheFiles, filesOnError, limit(60)],
});

function isInScope(url: URL): boolean {
  return url.origin === self.location.origin && url.pathname.startsWith(scope);
}

function isIsolated(url: URL): boolean {
  return isInScope(url) && url.pathname.startsWith(scope + isolatedDir);
}

registerRoute(({ request, url }) => isInScope(url) && isDocumentRequest(request), pages);
registerRoute(
  ({ url }) => isInScope(url) && url.pathname.startsWith(`${scope}${assetsDir}`),
  assets,
);
registerRoute(
  ({ url }) => isIsolated(url) && url.searchParams.has('parts'),
  joinParts(names.joined),
);
registerRoute(({ url }) => isIsolated(url) && url.pathname.endsWith('.js'), isolated);
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
