import type { SidebarNodeConfig, SiteConfig } from 'docs-engine';
import type { CheckedPage } from './read-pages.ts';

function listIds(nodes: readonly SidebarNodeConfig[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    if (!('items' in node)) return 'link' in node ? [node.link.slice(1)] : [];
    return [...(node.link ? [node.link.slice(1)] : []), ...listIds(node.items)];
  });
}

/** Pages in no sidebar, each once. The sidebar of the blog lists its posts automatically. */
export function checkSidebar(pages: readonly CheckedPage[], config: SiteConfig): string[] {
  const listed = new Set(Object.values(config.sidebar).flatMap(listIds));
  const byId = new Map(pages.toReversed().map((page) => [page.source.pageId, page]));
  return [...byId.values()]
    .filter(({ source, frontmatter }) => {
      const isDoc = (frontmatter.pageType ?? 'doc') === 'doc';
      const isBlog = config.blog && `/${source.pageId}`.startsWith(config.blog.route);
      return isDoc && !isBlog && !listed.has(source.pageId);
    })
    .map(
      ({ source }) => `${source.sourcePath}: '${source.pageId}' is in no sidebar of site.config.ts`,
    );
}
