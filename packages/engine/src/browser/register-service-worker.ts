import { type CacheRequest, cacheUrls, offlineManifest } from '../contract/cache-urls.ts';
import type { SiteData } from '../contract/site.ts';
import { workerFile } from '../output-paths.ts';
import { whenIdle } from './when-idle.ts';

const cachedLanguages = new Set<string>();

/** In milliseconds. On a slow connection the next page goes first. */
const sharedDelay = 2000;

/** The page and its images were loaded before the worker, which has to request them again. */
function currentPageRequests(): CacheRequest[] {
  const images = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
  return [
    [location.href, { headers: { accept: 'text/html' } }],
    ...images.map((url): CacheRequest => [url, {}]),
  ];
}

/** Files that all pages of a language need: scripts, site data, search index. */
async function sharedRequests({ base, lang }: SiteData): Promise<CacheRequest[]> {
  const response = await fetch(base + offlineManifest);
  const files = (await response.json()) as Record<string, string[]>;
  return (files[lang] ?? []).map((url) => [url, { priority: 'low' }]);
}

/**
 * Registers the service worker, which caches visited pages. Runs once for each language, and not for readers
 * who save data: it would request the page again.
 */
export async function cacheForOffline(site: SiteData): Promise<void> {
  const { serviceWorker } = navigator;
  if (!site.offline || cachedLanguages.has(site.lang) || !serviceWorker) return;
  if (navigator.connection?.saveData) return;
  cachedLanguages.add(site.lang);
  try {
    await whenIdle();
    await serviceWorker.register(site.base + workerFile);
    const registration = await serviceWorker.ready;
    // The worker of an earlier build does not cache the scripts of this one. Rejects offline.
    await registration.update().catch(() => {});
    cacheUrls(registration, currentPageRequests());
    await whenIdle(sharedDelay);
    cacheUrls(registration, await sharedRequests(site));
  } catch (error) {
    cachedLanguages.delete(site.lang);
    console.warn('Pages cannot be cached for offline reading.', error);
  }
}
