import type { SiteConfig } from '../config/schemas/site.ts';

/** Whether a page is one of `isolatedPages`, in any language. */
export function isIsolated(
  pageId: string,
  { isolatedPages }: Pick<SiteConfig, 'isolatedPages'>,
): boolean {
  return isolatedPages.includes(`/${pageId}`);
}
