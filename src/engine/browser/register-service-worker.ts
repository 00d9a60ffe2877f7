import type { SiteData } from '#contract/site.ts';
import { offlineManifest, workerFile } from '../output-paths.ts';
import { whenIdle } from './when-idle.ts';

const kept = new Set<string>();

/** A reader who has just come may want the next page: on a slow line, what is kept for later waits. */
const prefetchDelay = 2000;

type CacheRequest = [address: string, options: RequestInit];

/** The message that the router of workbox understands. */
function keep(worker: ServiceWorker | null, urlsToCache: CacheRequest[]): void {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The page and its pictures were there before the worker: it has to ask for them itself. */
function currentPageRequests(): CacheRequest[] {
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
  return [
    [location.href, { headers: { accept: 'text/html' } }],
    ...pictures.map((address): CacheRequest => [address, {}]),
  ];
}

/** What all pages of a language need: scripts, site data, search. */
async function sharedRequests({ base, lang }: SiteData): Promise<CacheRequest[]> {
  if (navigator.connection?.saveData) return [];
  const response = await fetch(base + offlineManifest);
  const lists = (await response.json()) as Record<string, string[]>;
  return (lists[lang] ?? []).map((address) => [address, { priority: 'low' }]);
}

/** Lets a service worker keep the pages of a visit, so that they open without a network. Once for each language. */
export async function cacheForOffline(site: SiteData): Promise<void> {
  const { serviceWorker } = navigator;
  if (!site.offline || kept.has(site.lang) || !serviceWorker) return;
  kept.add(site.lang);
  try {
    await whenIdle();
    await serviceWorker.register(site.base + workerFile);
    const { active } = await serviceWorker.ready;
    keep(active, currentPageRequests());
    await whenIdle(prefetchDelay);
    keep(active, await sharedRequests(site));
  } catch (error) {
    kept.delete(site.lang);
    console.warn('Pages cannot be kept for reading without a network.', error);
  }
}
