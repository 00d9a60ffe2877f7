import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { type PageSource, toRoutePath } from '../content/discover.ts';
import type { SidebarLink, Sidebars } from '../contract/navigation.ts';
import type { Feed, PostSummary } from '../contract/page.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';

/** A page with what a list of posts needs. */
type ListedPage = Pick<CompiledPage, 'source' | 'fields'>;

/** Route of the page that lists the posts of a language. `undefined` without a blog. */
export function blogRoute(
  { blog, lang: defaultLang }: SiteConfig,
  lang: string,
): string | undefined {
  return blog && toRoutePath(blog.route.slice(1), lang, defaultLang);
}

/** Reports languages with a blog but without a URL for its feed. */
export function checkFeeds(sources: readonly PageSource[], config: SiteConfig): Diagnostic[] {
  return sources
    .filter(
      ({ lang, routePath }) => routePath === blogRoute(config, lang) && !config.blog?.feeds[lang],
    )
    .map(({ lang, sourcePath }) => ({
      file: siteConfigFile,
      message: `blog.feeds.${lang} is required, because there is ${sourcePath}`,
      hint: `Write feeds: { …, ${lang}: '/rss/blog-${lang}.xml' }.`,
    }));
}

/** Pages below the route of the blog with a date, newest first. */
function findPosts<P extends ListedPage>(
  config: SiteConfig,
  lang: string,
  pages: readonly P[],
): P[] {
  const route = blogRoute(config, lang);
  if (!route) return [];
  return pages
    .filter(
      ({ source, fields }) =>
        fields.frontmatter.date !== undefined &&
        source.lang === lang &&
        source.routePath !== route &&
        source.routePath.startsWith(route),
    )
    .sort((a, b) => dateOf(b) - dateOf(a));
}

function dateOf({ fields }: ListedPage): number {
  return Date.parse(fields.frontmatter.date ?? '');
}

/** Dates of today are in the future elsewhere. */
const oneDay = 86_400_000;

/** Warns about posts with a date in the future, which stay above all others. */
export function checkDates(
  config: SiteConfig,
  pages: readonly ListedPage[],
  now: number,
): Diagnostic[] {
  return config.locales
    .flatMap(({ lang }) => findPosts(config, lang, pages))
    .filter((post) => dateOf(post) > now + oneDay)
    .map(({ source, fields }) => ({
      severity: 'warning' as const,
      file: source.sourcePath,
      message: `the post is dated ${fields.frontmatter.date}, in the future, and published by this build`,
      hint: 'Correct the date, or build once it has come.',
    }));
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
export function createBlog(
  config: SiteConfig,
  lang: string,
  pages: readonly ListedPage[],
): Blog | undefined {
  const url = config.blog?.feeds[lang];
  const routePath = blogRoute(config, lang);
  if (!routePath || !url) return undefined;
  const posts = findPosts(config, lang, pages).map(({ source, fields }) => {
    const { date = '', description = '' } = fields.frontmatter;
    return { title: fields.title, description, date, link: source.routePath };
  });
  return { routePath, feed: { language: lang, url, mime: 'application/rss+xml' }, posts };
}

/** Sidebar of the blog in reading order: the list, then the posts. New posts need no configuration. */
export function createBlogSidebar(
  config: SiteConfig,
  lang: string,
  pages: readonly ListedPage[],
): Sidebars {
  const route = blogRoute(config, lang);
  if (!route) return {};
  const list = pages.filter(({ source }) => source.routePath === route);
  const links = [...list, ...findPosts(config, lang, pages)].map(
    ({ source, fields }): SidebarLink => ({
      type: 'link',
      text: fields.title,
      link: source.routePath,
    }),
  );
  return { [route]: links };
}
