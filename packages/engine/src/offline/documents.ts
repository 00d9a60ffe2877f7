import type { WorkboxPlugin } from 'workbox-core/types.js';
import { buildAttribute } from '../contract/dom.ts';
import { normalizePath } from '../contract/routes.ts';
import { offlineDocument } from '../output-paths.ts';

const ownDocument = new RegExp(`^<!doctype html>\\s*<html[^>]* ${buildAttribute}=`, 'i');

/** Whether a page is requested: a page load, or the router that fetches the next page. */
export function isDocumentRequest({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

/** The same for all forms of a URL, with any query. */
export function documentCacheKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (normalizePath(pathname) ?? pathname);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Whether a response is a complete document of this site: not a login page of the network, not cut off. */
async function isOwnDocument(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  return ownDocument.test(html) && html.trimEnd().endsWith('</html>');
}

/** Caches complete pages of this site only, each once and under its own URL. */
export const cacheDocuments: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentCacheKey(request.url),
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected || !isHtml(response)) return null;
    return (await isOwnDocument(response)) ? response : null;
  },
};

/** Caches other files, of which the offline page is the only document: hosts respond to missing files with one. */
export const cacheFiles: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const isDocument = new URL(request.url).pathname.endsWith(`/${offlineDocument}`);
    if (response.status !== 200 || isHtml(response) !== isDocument) return null;
    return !isDocument || (await isOwnDocument(response)) ? response : null;
  },
};
