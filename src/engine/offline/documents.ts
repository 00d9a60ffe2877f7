import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { normalizePath } from '#contract/routes.ts';

/** Whether the answer is to be a page: a visit, or the router that fetches the next one. */
export function isDocumentRequest({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === 'text/html';
}

/** All forms of an address, with any query, are one document. */
export function documentCacheKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (normalizePath(pathname) ?? pathname);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Keeps pages only, each once: no errors, no other files, no redirects. */
export const cacheDocuments: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentCacheKey(request.url),
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || !isHtml(response)) return null;
    // A visit may not be answered with an answer that was redirected.
    return response.redirected ? copyResponse(response) : response;
  },
};
