import type { PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import type { PageSource } from '../content/discover.ts';
import { readGitDates } from '../content/last-updated.ts';
import { throwIfErrors } from '../diagnostics.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { buildMarkdownPage } from '../outputs/markdown/markdown-page.ts';
import { createIndexFile } from '../outputs/search-index/write-search-indexes.ts';
import { blogRoute } from '../site/blog.ts';
import {
  buildBlog,
  createPage,
  groupTranslations,
  indexListed,
  type PageParts,
} from '../site/create-pages.ts';
import { buildNotFoundPage } from '../site/generated-pages.ts';
import { buildRoutes, buildSiteData } from '../site/site-data.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSources } from './dev-sources.ts';

/** What the dev server answers with, made when it is asked for. Each rejects with a `BuildFailure` when the sources have a fault. */
export type DevSite = {
  /** A document. */
  renderPage: (source: PageSource) => Promise<string>;
  /** The page as Markdown. */
  renderMarkdown: (source: PageSource) => Promise<string>;
  renderNotFound: (lang: string) => Promise<string>;
  writeSiteData: (lang: string) => Promise<string>;
  writeRoutes: () => Promise<string>;
  /** Compiles all pages of the language, which takes seconds. */
  writeSearchIndex: (lang: string) => Promise<string>;
};

type Context = { sources: DevSources; renderer: DevRenderer };

async function loadSiteData({ sources }: Context, lang: string): Promise<SiteData> {
  const { config } = await sources.load();
  const { data, diagnostics } = buildSiteData(config, lang, await sources.loadTitles());
  throwIfErrors(diagnostics, console.warn);
  // Icons of devices are drawn by the build; what is kept for offline would hide edits.
  const { browserColors: _, ...shown } = data;
  return { ...shown, offline: false };
}

/** The pages that an overview or a list of posts is made from. */
async function compileSurroundings(
  sources: DevSources,
  { source, frontmatter }: PageParts,
): Promise<PageParts[]> {
  const { sources: all, config } = await sources.load();
  const folder = frontmatter.overview ? '' : blogRoute(config, source.lang);
  if (folder === undefined || !source.routePath.startsWith(folder)) return [];
  const others = all.filter(
    ({ lang, routePath }) => lang === source.lang && routePath.startsWith(folder),
  );
  return Promise.all(others.map(sources.compile));
}

type ReadPage = { page: PageData; site: SiteData; compiled: CompiledPage };

async function readPage(context: Context, source: PageSource): Promise<ReadPage> {
  const { sources } = context;
  const { root, sources: all, config } = await sources.load();
  const compiled = await sources.compile(source);
  throwIfErrors(compiled.diagnostics, console.warn);
  const site = await loadSiteData(context, source.lang);
  const others = await compileSurroundings(sources, compiled);
  const page = createPage(compiled, {
    alternates: groupTranslations(all),
    sidebars: site.sidebars,
    version: site.version,
    lastUpdated: site.theme.lastUpdated ? await readGitDates(root) : new Map(),
    blog: buildBlog(config, source.lang, others),
    listed: indexListed(others),
  });
  return { page, site, compiled };
}

/** The site of some sources, shown with a theme. Keeps nothing: what is kept is in the two. */
export function createDevSite(sources: DevSources, renderer: DevRenderer): DevSite {
  const context: Context = { sources, renderer };
  return {
    async renderPage(source) {
      const { revision } = sources;
      const { page, site, compiled } = await readPage(context, source);
      const { body, statics } = compiled;
      const assets = await renderer.buildAssets(source.lang, revision);
      const { render } = await renderer.load();
      return render({ page: { ...page, body }, statics, site, assets });
    },
    async renderMarkdown(source) {
      const { page, site, compiled } = await readPage(context, source);
      const { renderMarkdown } = await renderer.load();
      const { title } = compiled.markdown;
      const text = renderMarkdown(compiled.markdown, site.strings);
      return buildMarkdownPage(page, { title, text }, site);
    },
    async renderNotFound(lang) {
      const { revision } = sources;
      const site = await loadSiteData(context, lang);
      const page = { ...buildNotFoundPage(site), body: [] };
      const assets = await renderer.buildAssets(lang, revision);
      const { render } = await renderer.load();
      return render({ page, statics: [], site, assets });
    },
    writeSiteData: async (lang) => JSON.stringify(await loadSiteData(context, lang)),
    async writeRoutes() {
      const { config, sources: all } = await sources.load();
      return buildRoutes(config, all);
    },
    async writeSearchIndex(lang) {
      const { sources: all, config } = await sources.load();
      const own = all.filter((source) => source.lang === lang);
      const pages = await Promise.all(own.map(sources.compile));
      return createIndexFile(pages, await loadSiteData(context, lang), config);
    },
  };
}
