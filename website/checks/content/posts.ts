import type { SiteConfig } from 'docs-engine';
import { blogRoute } from 'docs-engine/node';
import type { CheckedPage } from './read-pages.ts';

/** Blog pages without a date, which lists and feeds omit. */
export function checkPosts(pages: readonly CheckedPage[], config: SiteConfig): string[] {
  return pages
    .filter(({ source: { lang, routePath }, frontmatter }) => {
      const route = blogRoute(config, lang);
      return route && routePath !== route && routePath.startsWith(route) && !frontmatter.date;
    })
    .map(({ source }) => `${source.sourcePath}: a post requires a date; write date: 2026-01-31`);
}
