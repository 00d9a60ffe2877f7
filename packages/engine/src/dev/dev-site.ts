import type { PageSource } from '../content/discover.ts';
import { readGitDates } from '../content/last-updated.ts';
import type { Page } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import { throwIfErrors } from '../diagnostics.ts';
import type { CompileResult } from '../markdown/compiled-page.ts';
import { linkCopies, listCopies } from '../outputs/markdown/link-copies.ts';
import { buildMarkdownPage } from '../outputs/markdown/markdown-page.ts';
import { createIndexFiles } from '../outputs/search-index/write-search-indexes.ts';
import { blogRoute, createBlog } from '../site/blog.ts';
import { createPage, groupTranslations } from '../site/create-pages.ts';
import { createNotFoundPage } from '../site/generated-pages.ts';
import { buildRoutes, createSiteData } from '../site/site-data.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSources } from './dev-sources.ts';

/** Responses of the dev server, made on request. Each rejects with a `BuildError` when the sources have errors. */
export type DevSite = {
  /** A document. */
  renderPage: (source: PageSource) => Promise<string>;
  /** The page as Markdown. */
  renderMarkdown: (source: PageSource) => Promise<string>;
  renderNotFound: (lang: string) => Promise<string>;
  writeSiteData: (lang: string) => Promise<string>;
  writeRoutes: () => Promise<string>;
  /** Compiles all pages of the language, which takes seconds. */
  writeSearchIndex: (lang: string) => Promise<{ heads: string; texts: string }>;
};

async function loadSiteData(sources: DevSources, lang: string): Promise<SiteData> {
  const { config } = await sources.load();
  const { data, diagnostics } = createSiteData(config, lang, await sources.loadTitles());
  throwIfErrors(diagnostics, console);
  // Only the build draws icons, and offline copies would hide edits.
  const { browserColors: _, ...shown } = data;
  return { ...shown, offline: false };
}

/** Compiles the pages that an overview or a list of posts shows. */
async function compileListedPages(
  sources: DevSources,
  { source, fields }: CompileResult['page'],
): Promise<CompileResult['page'][]> {
  const { sources: all, config } = await sources.load();
  const folder = fields.frontmatter.overview ? '' : blogRoute(config, source.lang);
  if (folder === undefined || !source.routePath.startsWith(folder)) return [];
  const listed = all.filter(
    ({ lang, routePath }) => lang === source.lang && routePath.startsWith(folder),
  );
  const results = await Promise.all(listed.map(sources.compile));
  return results.map(({ page }) => page);
}

type LoadedPage = CompileResult & { shownPage: Page; site: SiteData };

async function loadPage(sources: DevSources, source: PageSource): Promise<LoadedPage> {
  const { root, sources: all, config } = await sources.load();
  const result = await sources.compile(source);
  throwIfErrors(result.page.diagnostics, console);
  const site = await loadSiteData(sources, source.lang);
  const listed = await compileListedPages(sources, result.page);
  const shownPage = createPage(result.page, {
    translations: groupTranslations(all),
    sidebars: site.sidebars,
    version: site.version,
    lastUpdated: site.themeOptions.lastUpdated ? await readGitDates(root) : new Map(),
    blog: createBlog(config, source.lang, listed),
    fields: new Map(listed.map((page) => [page.source.routePath, page.fields])),
  });
  return { ...result, shownPage, site };
}

/** Renders the site from its sources with a theme. Caches nothing. */
export function createDevSite(sources: DevSources, renderer: DevRenderer): DevSite {
  return {
    async renderPage(source) {
      const { revision } = sources;
      const { shownPage: page, html, site } = await loadPage(sources, source);
      const assets = await renderer.buildAssets(source.lang, revision);
      const { render } = await renderer.load();
      const { config } = await sources.load();
      return render({ page, ...html, site, assets, head: config.head?.(page, site) ?? [] });
    },
    async renderMarkdown(source) {
      const { shownPage, writeCopy, site } = await loadPage(sources, source);
      const copy = writeCopy();
      const { renderMarkdown } = await renderer.load();
      const { sources: all } = await sources.load();
      const routes = all.map(({ routePath }) => routePath);
      const text = linkCopies(renderMarkdown(copy, site.strings), listCopies(routes, site));
      return buildMarkdownPage(shownPage, { title: copy.title, text }, site);
    },
    async renderNotFound(lang) {
      const { revision } = sources;
      const site = await loadSiteData(sources, lang);
      const page = createNotFoundPage(site);
      const assets = await renderer.buildAssets(lang, revision);
      const { render } = await renderer.load();
      return render({ page, body: [], staticInstances: [], site, assets });
    },
    writeSiteData: async (lang) => JSON.stringify(await loadSiteData(sources, lang)),
    async writeRoutes() {
      const { config, sources: all } = await sources.load();
      return buildRoutes(config, all);
    },
    async writeSearchIndex(lang) {
      const { sources: all, config } = await sources.load();
      const results = await Promise.all(
        all.filter((source) => source.lang === lang).map(sources.compile),
      );
      const texts = new Map(results.map(({ page, text }) => [page, text]));
      const readText = (page: CompileResult['page']) => texts.get(page) ?? { sections: [] };
      const data = await loadSiteData(sources, lang);
      return createIndexFiles(config, data, [...texts.keys()], { readText });
    },
  };
}
