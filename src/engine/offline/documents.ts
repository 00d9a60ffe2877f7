import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { normalizePath } from '#contract/routes.ts';

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

/** Caches pages only, each once: no errors, no other files, no redirects. */
export const cacheDocuments: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentCacheKey(request.url),
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || !isHtml(response)) return null;
    // Browsers reject a redirected response to a page load.
    return response.redirected ? copyResponse(response) : response;
  },
};
