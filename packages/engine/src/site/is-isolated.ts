import type { SiteConfig } from '../config/schemas/site.ts';
import type { Project } from './load-project.ts';

/** Whether a page is one of `isolatedPages`, in any language. */
export function isIsolated(
  pageId: string,
  { isolatedPages }: Pick<SiteConfig, 'isolatedPages'>,
): boolean {
  return isolatedPages.includes(`/${pageId}`);
}

/** Route paths of these pages, in all languages. */
export function listIsolatedRoutes({
  config,
  sources,
}: Pick<Project, 'config' | 'sources'>): string[] {
  return sources
    .filter(({ pageId }) => isIsolated(pageId, config))
    .map(({ routePath }) => routePath);
}
