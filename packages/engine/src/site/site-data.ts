import type { SiteConfig } from '../config/schemas/site.ts';
import { resolveSearch } from '../config/search-settings.ts';
import { type PageSource, toRoutePath } from '../content/discover.ts';
import { ownValue } from '../contract/own-value.ts';
import type { EngineStrings, RouteRecord, SiteData } from '../contract/site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { createBlogSidebar } from './blog.ts';
import { buildNavigation } from './navigation.ts';
import { searchIndexFiles } from './search-index-file.ts';
import { buildTools } from './tools.ts';

function stringsOf({ strings }: SiteConfig, lang: string): EngineStrings {
  const found = ownValue(strings, lang);
  if (!found) throw new Error(`no UI strings for ${lang}`);
  return found;
}

type TitledPage = Pick<CompiledPage, 'source' | 'fields'>;

/** Title and route of each page of a language, by page id. */
function listTitles(pages: readonly TitledPage[], lang: string) {
  const own = pages.filter(({ source }) => source.lang === lang);
  return new Map(
    own.map(({ source: { pageId, routePath }, fields: { title } }) => [
      pageId,
      { title, routePath },
    ]),
  );
}

/**
 * Creates the site data of one language. `diagnostics` has the problems of navigation and tools.
 * @param pages pages of all languages
 */
export function createSiteData(
  config: SiteConfig,
  lang: string,
  pages: readonly TitledPage[],
): { data: SiteData; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const context = { config, lang, titles: listTitles(pages, lang), diagnostics };
  const { nav, sidebars, getStarted, searchLinks } = buildNavigation(context);
  const { getStarted: _, ...options } = config.themeOptions;
  const tools = config.tools && buildTools(context, config.tools);
  const locale = config.locales.find((candidate) => candidate.lang === lang);
  const title = locale?.title ?? config.title;
  const { heads, texts } = searchIndexFiles(lang);
  const urls = { index: config.base + heads, texts: config.base + texts };
  const search = resolveSearch(config.search, urls, searchLinks, process.env);
  const data: SiteData = {
    title,
    description: locale?.description ?? '',
    origin: config.origin,
    base: config.base,
    assetBase: (config.assetOrigin ?? '') + config.base,
    logo: config.logo,
    logoText: config.logoText ?? title,
    ...(config.icon && { icon: config.icon }),
    ...(config.brand && { browserColors: { light: config.brand.light, dark: config.brand.dark } }),
    lang,
    htmlLang: locale?.htmlLang ?? lang,
    defaultLang: config.lang,
    locales: config.locales.map(({ lang: code, label }) => ({
      lang: code,
      label,
      home: toRoutePath('', code, config.lang),
    })),
    version: config.multiVersion?.current ?? '',
    multiVersion: {
      default: config.multiVersion?.default ?? '',
      versions: config.multiVersion?.versions ?? [],
    },
    nav,
    sidebars: { ...createBlogSidebar(config, lang, pages), ...sidebars },
    socialLinks: config.socialLinks,
    ...(config.editLink && { editLinkBase: config.editLink.docRepoBaseUrl }),
    ...(config.release && { release: config.release }),
    repository: config.repository,
    themeOptions: { ...options, ...(getStarted && { getStarted }) },
    ...(tools && { tools }),
    ...(search && { search }),
    offline: config.offline,
    markdown: { defaultWrapCode: config.markdown.defaultWrapCode },
    route: config.route,
    strings: stringsOf(config, lang),
  };
  return { data, diagnostics };
}

/** Routes as JSON, which the 404 page matches its path against. */
export function buildRoutes(config: SiteConfig, sources: readonly PageSource[]): string {
  const routes: RouteRecord[] = sources.map(({ routePath, sourcePath, lang }) => ({
    routePath,
    filePath: sourcePath,
    lang,
    version: config.multiVersion?.current ?? '',
  }));
  const langs = config.locales.map(({ lang }) => lang);
  return JSON.stringify({ base: config.base, langs, defaultLang: config.lang, routes });
}
