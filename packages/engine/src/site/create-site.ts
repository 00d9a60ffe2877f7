import { readGitDates } from '../content/last-updated.ts';
import type { Page } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { checkDates, createBlog } from './blog.ts';
import { createPage, groupTranslations } from './create-pages.ts';
import type { Project } from './load-project.ts';
import { createSiteData } from './site-data.ts';

/** Site data and pages of every language. */
export type Site = {
  /** One for each locale, in the order of the configuration. */
  data: readonly SiteData[];
  /** By route path, without generated pages. */
  pages: ReadonlyMap<string, Page>;
  /** Problems of the configuration that only show with all pages. */
  diagnostics: readonly Diagnostic[];
};

/** Joins every compiled page with what it takes from the rest of the site. */
export async function createSite(
  { root, config, sources }: Project,
  compiled: readonly CompiledPage[],
): Promise<Site> {
  const results = config.locales.map(({ lang }) => createSiteData(config, lang, compiled));
  const translations = groupTranslations(sources);
  const fields = new Map(compiled.map((page) => [page.source.routePath, page.fields]));
  const lastUpdated = config.themeOptions.lastUpdated ? await readGitDates(root) : new Map();
  const pages = results.flatMap(({ data: { lang, sidebars, version } }) => {
    const pagesOfLang = compiled.filter(({ source }) => source.lang === lang);
    const blog = createBlog(config, lang, pagesOfLang);
    return pagesOfLang.map((page) =>
      createPage(page, { translations, sidebars, lastUpdated, blog, version, fields }),
    );
  });
  return {
    data: results.map(({ data }) => data),
    pages: new Map(pages.map((page) => [page.routePath, page])),
    diagnostics: [
      ...results.flatMap(({ diagnostics }) => diagnostics),
      ...checkDates(config, compiled, Date.now()),
    ],
  };
}
