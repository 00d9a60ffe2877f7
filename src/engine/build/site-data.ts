import type { PageData } from '#contract/page.ts';
import type { EngineStrings, RouteRecord, SiteData } from '#contract/site.ts';
import { siteConfigFile } from '../config/load-site.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import { contentFolder, type PageSource, toRoutePath } from '../content/discover.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { buildNavigation } from '../navigation/build-navigation.ts';

/** What the rest of the site needs to know of a page. */
export type PageHead = { source: PageSource; title: string };

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
  const { nav, sidebars, diagnostics } = buildNavigation(site, lang, titles);
  const strings = allStrings[lang];
  if (!strings) {
    diagnostics.push({
      severity: 'error',
      file: siteConfigFile,
      message: `the theme has no words for the language ${lang}`,
      hint: `Add strings.${lang} to the theme, or remove the locale.`,
    });
  }
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  const data: SiteData = {
    title: locale?.title ?? site.title,
    description: locale?.description ?? '',
    origin: new URL(site.origin).origin,
    base: site.base,
    logo: site.logo,
    logoText: site.logoText ?? site.title,
    ...(site.icon && { icon: site.icon }),
    lang,
    defaultLang: site.lang,
    locales: site.locales.map(({ lang: code, label }) => ({
      lang: code,
      label,
      home: toRoutePath('', code, site.lang),
    })),
    multiVersion: { default: '', versions: [] },
    nav,
    sidebars,
    socialLinks: site.socialLinks,
    ...(site.editLink && { editLinkBase: site.editLink.docRepoBaseUrl }),
    repository: site.repository,
    theme: site.themeConfig,
    markdown: site.markdown,
    route: site.route,
    strings: strings ?? { loadingPage: '' },
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

type PageParts = Pick<PageData, 'title' | 'toc' | 'frontmatter'> & { source: PageSource };

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

export function buildPageData(
  { source, title, toc, frontmatter }: PageParts,
  alternates: Record<string, string>,
): PageData {
  const relativePath = source.sourcePath.slice(contentFolder.length + 1);
  return {
    pageId: source.pageId,
    pagePath: relativePath.replace(/^[^/]+\/|\.mdx?$/g, ''),
    routePath: source.routePath,
    pageType: frontmatter.pageType ?? 'doc',
    title,
    frontmatter,
    toc,
    lang: source.lang,
    version: '',
    feeds: [],
    alternates,
    _relativePath: relativePath,
    _filepath: source.sourcePath,
  };
}

/** The page that a host answers with when it finds nothing. */
export function buildNotFoundPage(lang: string): PageData {
  return {
    pageId: '404',
    pagePath: '',
    routePath: '/404',
    pageType: '404',
    title: '404',
    frontmatter: {},
    toc: [],
    lang,
    version: '',
    feeds: [],
    alternates: {},
    _relativePath: '',
    _filepath: '',
  };
}
