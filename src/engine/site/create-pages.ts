import type { Sidebars } from '#contract/navigation.ts';
import type { Feed, PageData, PostSummary } from '#contract/page.ts';
import { findSidebar } from '#contract/sidebar.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { contentFolder, type PageSource } from '../content/discover.ts';
import { blogRoute, findPosts } from './blog.ts';
import { buildOverview, type ListedPage } from './overview.ts';

/** A compiled page without its markup. */
export type PageParts = Pick<PageData, 'title' | 'toc' | 'frontmatter'> & { source: PageSource };

/** Pages by route, as an overview lists them. */
export function indexListed(pages: readonly PageParts[]): Map<string, ListedPage> {
  return new Map(
    pages.map(({ source, title, toc, frontmatter }) => [
      source.routePath,
      { title, toc, overviewHeaders: frontmatter.overviewHeaders },
    ]),
  );
}

/** Routes of a page in each language that has it. */
export function groupTranslations(
  sources: readonly PageSource[],
): Map<string, Record<string, string>> {
  const alternates = new Map<string, Record<string, string>>();
  for (const { pageId, lang, routePath } of sources) {
    alternates.set(pageId, { ...alternates.get(pageId), [lang]: routePath });
  }
  return alternates;
}

/** The blog of one language. */
export type Blog = {
  /** Route of the page that lists the posts. */
  routePath: string;
  feed: Feed;
  /** Newest first. */
  posts: PostSummary[];
};

/** The blog of a language; `undefined` where it has none. */
export function buildBlog(
  config: SiteConfig,
  lang: string,
  pages: readonly PageParts[],
): Blog | undefined {
  const url = config.blog?.feeds[lang];
  const routePath = blogRoute(config, lang);
  if (!routePath || !url) return undefined;
  const posts = findPosts(config, lang, pages).map(({ source, title, frontmatter }) => {
    const { date, description = '' } = frontmatter;
    return { title, description, date, link: source.routePath };
  });
  return { routePath, feed: { language: lang, url, mime: 'application/rss+xml' }, posts };
}

/** What a page needs to know of the rest of the site. */
export type PageSurroundings = {
  alternates: ReadonlyMap<string, Record<string, string>>;
  sidebars: Sidebars;
  /** Time of the last commit by source; empty unless the theme shows it. */
  lastUpdated: ReadonlyMap<string, string>;
  /** Posts and feeds of the language. */
  blog: Blog | undefined;
  /** Version that all pages are of; empty on a site without versions. */
  version: string;
  /** Needed for overview pages only. */
  listed: ReadonlyMap<string, ListedPage>;
};

/** All that the theme gets to know of a page but its body. Sidebars and blog are those of its language; the maps may hold all pages. */
export function createPage(
  { source, title, toc, frontmatter }: PageParts,
  { alternates, sidebars, listed, lastUpdated, blog, version }: PageSurroundings,
): PageData {
  const relativePath = source.sourcePath.slice(contentFolder.length + 1);
  const { routePath } = source;
  const lastUpdatedTime = lastUpdated.get(source.sourcePath);
  return {
    pageId: source.pageId,
    pagePath: relativePath.replace(/^[^/]+\/|\.mdx?$/g, ''),
    routePath,
    pageType: frontmatter.pageType ?? 'doc',
    title,
    frontmatter,
    toc,
    lang: source.lang,
    version,
    ...(lastUpdatedTime && { lastUpdatedTime }),
    feeds: blog && routePath.startsWith(blog.routePath) ? [blog.feed] : [],
    alternates: alternates.get(source.pageId) ?? {},
    ...(blog?.routePath === routePath && { posts: blog.posts }),
    ...(frontmatter.overview && {
      overview: buildOverview(
        findSidebar(routePath, sidebars),
        routePath,
        listed,
        frontmatter.overviewOmit,
      ),
    }),
    _relativePath: relativePath,
    _filepath: source.sourcePath,
  };
}
