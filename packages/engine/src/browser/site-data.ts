import type { SiteData } from '../contract/site.ts';
import { requestTimeout } from './document-cache.ts';

const siteDataByUrl = new Map<string, Promise<SiteData>>();

/** Requests the data of a language once; again after a failure. */
export function loadSiteData(url: string): Promise<SiteData> {
  const cached = siteDataByUrl.get(url);
  if (cached) return cached;
  const result = fetch(url, { signal: AbortSignal.timeout(requestTimeout) }).then((response) => {
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
    return response.json() as Promise<SiteData>;
  });
  siteDataByUrl.set(url, result);
  result.catch(() => siteDataByUrl.delete(url));
  return result;
}
