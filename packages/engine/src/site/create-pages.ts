import { contentFolder, type PageSource } from '../content/discover.ts';
import type { Sidebars } from '../contract/navigation.ts';
import type { Page, PageFields } from '../contract/page.ts';
import { findSidebar } from '../contract/sidebar.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import type { Blog } from './blog.ts';
import { createOverview } from './overview.ts';

/** Routes of each page by language, by the id of the page. */
export function groupTranslations(
  sources: readonly Pick<PageSource, 'pageId' | 'lang' | 'routePath'>[],
): Map<string, Record<string, string>> {
  const translations = new Map<string, Record<string, string>>();
  for (const { pageId, lang, routePath } of sources) {
    translations.set(pageId, { ...translations.get(pageId), [lang]: routePath });
  }
  return translations;
}

/** What a page takes from the rest of the site, in its language. */
type PageContext = {
  /** From `groupTranslations`. */
  translations: ReadonlyMap<string, Record<string, string>>;
  sidebars: Sidebars;
  /** ISO date of the last commit by source path; empty unless the theme shows it. */
  lastUpdated: ReadonlyMap<string, string>;
  blog: Blog | undefined;
  version: string;
  /** Compiled fields by route; only overview pages need them. */
  fields: ReadonlyMap<string, PageFields>;
};

/** Creates the page that the theme sees. All fields of the compiler pass through unchanged. */
export function createPage(
  { source, fields }: Pick<CompiledPage, 'source' | 'fields'>,
  site: PageContext,
): Page {
  const { pageId, routePath, lang, sourcePath } = source;
  const { frontmatter } = fields;
  const { blog } = site;
  const isInBlog = blog && routePath.startsWith(blog.routePath);
  const relativePath = sourcePath.slice(contentFolder.length + 1);
  const lastUpdatedTime = site.lastUpdated.get(sourcePath);
  return {
    ...fields,
    pageId,
    routePath,
    lang,
    pageType: frontmatter.pageType ?? 'doc',
    version: site.version,
    alternates: site.translations.get(pageId) ?? {},
    feeds: isInBlog ? [blog.feed] : [],
    ...(isInBlog && { section: 'blog' }),
    ...(blog?.routePath === routePath && { posts: blog.posts }),
    ...(frontmatter.overview && {
      overview: createOverview(
        findSidebar(routePath, site.sidebars),
        routePath,
        site.fields,
        frontmatter.overviewOmit,
      ),
    }),
    ...(lastUpdatedTime && { lastUpdatedTime }),
    pagePath: relativePath.replace(/^[^/]+\/|\.mdx?$/g, ''),
    _relativePath: relativePath,
    _filepath: sourcePath,
  };
}
