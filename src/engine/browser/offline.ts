import type { SiteData } from '#contract/site.ts';
import { offlineManifest, workerFile } from '../offline/marks.ts';

const kept = new Set<string>();

type Connection = { saveData?: boolean };

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}

/** The page and its pictures were there before the worker: it has to ask for them itself. */
function listShown(): [address: string, options: RequestInit][] {
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
  return [
    [location.href, { headers: { accept: 'text/html' } }],
    ...pictures.map((address): [string, RequestInit] => [address, {}]),
  ];
}

/** What all pages of a language need: scripts, site data, search. */
async function listShared({ base, lang }: SiteData): Promise<string[]> {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return [];
  const response = await fetch(base + offlineManifest);
  return ((await response.json()) as Record<string, string[]>)[lang] ?? [];
}

/** Lets a service worker keep the pages of a visit, so that they open without a network. Once for each language. */
export async function keepForOffline(site: SiteData): Promise<void> {
  const { serviceWorker } = navigator;
  if (!site.offline || kept.has(site.lang) || !serviceWorker) return;
  kept.add(site.lang);
  try {
    await whenIdle();
    await serviceWorker.register(site.base + workerFile);
    const { active } = await serviceWorker.ready;
    const shared = (await listShared(site)).map((address) => [address, { priority: 'low' }]);
    // The message that the router of workbox understands.
    active?.postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache: [...listShown(), ...shared] },
    });
  } catch (error) {
    kept.delete(site.lang);
    console.warn('Pages cannot be kept for reading without a network.', error);
  }
}
