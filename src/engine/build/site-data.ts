import type { Sidebars } from '#contract/navigation.ts';
import type { Feed, Frontmatter, PageData, PostSummary } from '#contract/page.ts';
import { chooseSidebar } from '#contract/sidebar.ts';
import type { EngineStrings, RouteRecord, SiteData } from '#contract/site.ts';
import { applyLabels } from '../config/apply-labels.ts';
import { siteConfigFile } from '../config/load-site.ts';
import { resolveSearch } from '../config/search-settings.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import { contentFolder, type PageSource, toRoutePath } from '../content/discover.ts';
import { blogRoute, findPosts } from '../content/posts.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { buildBlogSidebar } from '../navigation/build-blog-sidebar.ts';
import { buildNavigation } from '../navigation/build-navigation.ts';
import { buildOverview, type ListedPage } from '../navigation/build-overview.ts';
import { buildTools } from '../navigation/build-tools.ts';

/** Names the index of each language; small and asked for anew, so that pages need not change with it. */
export const searchManifest = 'search.json';

/** Where no page is shown, or a language is missing. */
export const noStrings: EngineStrings = {
  loadingPage: '',
  offlineTitle: '',
  offlineText: '',
  offlineRetry: '',
  offlinePages: '',
};

/** What the rest of the site needs to know of a page. */
export type PageHead = {
  source: PageSource;
  title: string;
  frontmatter: { date?: Frontmatter['date'] | undefined };
};

/** Site data of one language. Faults of the configuration are in `diagnostics`. */
export function buildSiteData(
  site: SiteConfig,
  lang: string,
  pages: readonly PageHead[],
  allStrings: Record<string, EngineStrings>,
): { data: SiteData; diagnostics: Diagnostic[] } {
  const titles = new Map(
    pages
      .filter(({ source }) => source.lang === lang)
      .map(({ source, title }) => [source.pageId, { title, routePath: source.routePath }]),
  );
  const { nav, sidebars, getStarted, diagnostics } = buildNavigation(site, lang, titles);
  const { getStarted: _, ...options } = site.themeConfig;
  const ownStrings = allStrings[lang];
  if (!ownStrings) {
    diagnostics.push({
      severity: 'error',
      file: siteConfigFile,
      message: `the theme has no words for the language ${lang}`,
      hint: `Add strings.${lang} to the theme, or remove the locale.`,
    });
  }
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  const { strings, diagnostics: labelFaults } = applyLabels(
    ownStrings ?? noStrings,
    locale?.labels ?? {},
    lang,
  );
  diagnostics.push(...labelFaults);
  const tools = site.tools && buildTools(site.tools, lang);
  diagnostics.push(...(tools?.diagnostics ?? []));
  const search = resolveSearch(site.search, `${site.base}${searchManifest}`, process.env);
  const data: SiteData = {
    title: locale?.title ?? site.title,
    description: locale?.description ?? '',
    origin: new URL(site.origin).origin,
    base: site.base,
    logo: site.logo,
    logoText: site.logoText ?? site.title,
    ...(site.icon && { icon: site.icon }),
    ...(site.brand && { browserColors: { light: site.brand.light, dark: site.brand.dark } }),
    lang,
    defaultLang: site.lang,
    locales: site.locales.map(({ lang: code, label }) => ({
      lang: code,
      label,
      home: toRoutePath('', code, site.lang),
    })),
    multiVersion: { default: '', versions: [] },
    nav,
    sidebars: { ...buildBlogSidebar(site, lang, pages), ...sidebars },
    socialLinks: site.socialLinks,
    ...(site.editLink && { editLinkBase: site.editLink.docRepoBaseUrl }),
    repository: site.repository,
    theme: { ...options, ...(getStarted && { getStarted }) },
    ...(tools && { tools: tools.family }),
    ...(search && { search }),
    offline: site.offline,
    markdown: { defaultWrapCode: site.markdown.defaultWrapCode },
    route: site.route,
    strings,
  };
  return { data, diagnostics };
}

/** The list that the 404 page matches paths against. */
export function buildRoutes(site: SiteConfig, sources: readonly PageSource[]): string {
  const routes: RouteRecord[] = sources.map(({ routePath, sourcePath, lang }) => ({
    routePath,
    filePath: sourcePath,
    lang,
    version: '',
  }));
  const langs = site.locales.map(({ lang }) => lang);
  return JSON.stringify({ base: site.base, langs, defaultLang: site.lang, routes });
}

/** Pages by route, as an overview lists them. */
export function indexListed(pages: readonly PageParts[]): Map<string, ListedPage> {
  return new Map(
    pages.map(({ source, title, toc, frontmatter }) => [
      source.routePath,
      { title, toc, overviewHeaders: frontmatter.overviewHeaders },
    ]),
  );
}

/** A compiled page without its markup. */
export type PageParts = Pick<PageData, 'title' | 'toc' | 'frontmatter'> & { source: PageSource };

/** Routes of a page in each language that has it. */
export function indexAlternates(
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
  site: SiteConfig,
  lang: string,
  pages: readonly PageParts[],
): Blog | undefined {
  const url = site.blog?.feeds[lang];
  const routePath = blogRoute(site, lang);
  if (!routePath || !url) return undefined;
  const posts = findPosts(site, lang, pages).map(({ source, title, frontmatter }) => {
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
  /** Needed for overview pages only. */
  listed: ReadonlyMap<string, ListedPage>;
};

/** All that the theme gets to know of a page but its body. Sidebars and blog are those of its language; the maps may hold all pages. */
export function buildPageData(
  { source, title, toc, frontmatter }: PageParts,
  { alternates, sidebars, listed, lastUpdated, blog }: PageSurroundings,
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
    version: '',
    ...(lastUpdatedTime && { lastUpdatedTime }),
    feeds: blog && routePath.startsWith(blog.routePath) ? [blog.feed] : [],
    alternates: alternates.get(source.pageId) ?? {},
    ...(blog?.routePath === routePath && { posts: blog.posts }),
    ...(frontmatter.overview && {
      overview: buildOverview(
        chooseSidebar(routePath, sidebars),
        routePath,
        listed,
        frontmatter.overviewOmit,
      ),
    }),
    _relativePath: relativePath,
    _filepath: source.sourcePath,
  };
}
