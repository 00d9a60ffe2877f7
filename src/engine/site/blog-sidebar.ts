import type { SidebarLink } from '#contract/navigation.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';
import { blogRoute, findPosts } from './blog.ts';

type Head = { source: PageSource; title: string; frontmatter: { date?: string | undefined } };

/** The blog in reading order: the list, then the posts. A new post needs no entry in the configuration. */
export function buildBlogSidebar(
  config: SiteConfig,
  lang: string,
  pages: readonly Head[],
): Record<string, SidebarLink[]> {
  const route = blogRoute(config, lang);
  if (!route) return {};
  const list = pages.filter(({ source }) => source.routePath === route);
  const links = [...list, ...findPosts(config, lang, pages)].map(
    ({ source, title }): SidebarLink => ({ type: 'link', text: title, link: source.routePath }),
  );
  return { [route]: links };
}
