import type { Frontmatter } from '#contract/page.ts';
import type { EngineStrings, RouteRecord, SiteData } from '#contract/site.ts';
import { applyLabels } from '../config/apply-labels.ts';
import { toAssetBase } from '../config/asset-base.ts';
import { siteConfigFile } from '../config/load-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import { resolveSearch } from '../config/search-settings.ts';
import { type PageSource, toRoutePath } from '../content/discover.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { buildBlogSidebar } from './blog-sidebar.ts';
import { buildNavigation } from './navigation.ts';
import { buildTools } from './tools.ts';

/** File of the index of a language. Without a hash, so that pages need not change with it. */
export function searchIndexFile(lang: string): string {
  return `search-${lang}.json`;
}

/** Where no page is shown, or a language is missing. */
export const noStrings: EngineStrings = {
  loadingPage: '',
  offlineTitle: '',
  offlineText: '',
  offlineRetry: '',
  offlinePages: '',
  footnotes: '',
  footnoteBack: '',
};

/** What the rest of the site needs to know of a page. */
export type PageHead = {
  source: PageSource;
  title: string;
  frontmatter: { date?: Frontmatter['date'] | undefined };
};

/** The words of the theme in a language, with those that the site has other ones for. */
function buildStrings(
  { locales }: SiteConfig,
  lang: string,
  allStrings: Record<string, EngineStrings>,
): { strings: EngineStrings; diagnostics: Diagnostic[] } {
  const labels = locales.find((locale) => locale.lang === lang)?.labels ?? {};
  const own = allStrings[lang];
  if (own) return applyLabels(own, labels, lang);
  const fault: Diagnostic = {
    severity: 'error',
    file: siteConfigFile,
    message: `the theme has no words for the language ${lang}`,
    hint: `Add strings.${lang} to the theme, or remove the locale.`,
  };
  return { strings: noStrings, diagnostics: [fault] };
}

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
  const { nav, sidebars, getStarted, ...navigation } = buildNavigation(site, lang, titles);
  const { getStarted: _, ...options } = site.themeConfig;
  const { strings, ...words } = buildStrings(site, lang, allStrings);
  const tools = site.tools && buildTools(site.tools, lang);
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  const title = locale?.title ?? site.title;
  const search = resolveSearch(site.search, site.base + searchIndexFile(lang), process.env);
  const data: SiteData = {
    title,
    description: locale?.description ?? '',
    origin: site.origin,
    base: site.base,
    assetBase: toAssetBase(site),
    logo: site.logo,
    logoText: site.logoText ?? title,
    ...(site.icon && { icon: site.icon }),
    ...(site.brand && { browserColors: { light: site.brand.light, dark: site.brand.dark } }),
    lang,
    defaultLang: site.lang,
    locales: site.locales.map(({ lang: code, label }) => ({
      lang: code,
      label,
      home: toRoutePath('', code, site.lang),
    })),
    version: site.multiVersion?.current ?? '',
    multiVersion: {
      default: site.multiVersion?.default ?? '',
      versions: site.multiVersion?.versions ?? [],
    },
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
  return {
    data,
    diagnostics: [...navigation.diagnostics, ...words.diagnostics, ...(tools?.diagnostics ?? [])],
  };
}

/** The list that the 404 page matches paths against. */
export function buildRoutes(site: SiteConfig, sources: readonly PageSource[]): string {
  const routes: RouteRecord[] = sources.map(({ routePath, sourcePath, lang }) => ({
    routePath,
    filePath: sourcePath,
    lang,
    version: site.multiVersion?.current ?? '',
  }));
  const langs = site.locales.map(({ lang }) => lang);
  return JSON.stringify({ base: site.base, langs, defaultLang: site.lang, routes });
}
