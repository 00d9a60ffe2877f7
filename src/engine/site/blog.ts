import type { SiteConfig } from '../config/schemas/site.ts';
import { siteConfigFile } from '../config/site-config-file.ts';
import { type PageSource, toRoutePath } from '../content/discover.ts';
import type { Diagnostic } from '../diagnostics.ts';

/** What tells a post from other pages. */
type Dated = { source: PageSource; frontmatter: { date?: string | undefined } };

/** Route of the page that lists the posts of a language; `undefined` without a blog. */
export function blogRoute(
  { blog, lang: defaultLang }: SiteConfig,
  lang: string,
): string | undefined {
  return blog && toRoutePath(blog.route.slice(1), lang, defaultLang);
}

/** Languages that have a blog and no address for its feed. */
export function checkFeeds(sources: readonly PageSource[], config: SiteConfig): Diagnostic[] {
  return sources
    .filter(
      ({ lang, routePath }) => routePath === blogRoute(config, lang) && !config.blog?.feeds[lang],
    )
    .map(({ lang, sourcePath }) => ({
      severity: 'error' as const,
      file: siteConfigFile,
      message: `blog.feeds.${lang} is required, because there is ${sourcePath}`,
      hint: `Write feeds: { …, ${lang}: '/rss/blog-${lang}.xml' }.`,
    }));
}

/** The posts of a language, newest first: pages below the route of the blog that have a date. */
export function findPosts<P extends Dated>(
  config: SiteConfig,
  lang: string,
  pages: readonly P[],
): (P & { frontmatter: { date: string } })[] {
  const route = blogRoute(config, lang);
  const isPost = (page: P): page is P & { frontmatter: { date: string } } =>
    route !== undefined &&
    page.frontmatter.date !== undefined &&
    page.source.lang === lang &&
    page.source.routePath !== route &&
    page.source.routePath.startsWith(route);
  return pages
    .filter(isPost)
    .sort((a, b) => Date.parse(b.frontmatter.date) - Date.parse(a.frontmatter.date));
}
