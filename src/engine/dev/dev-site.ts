import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { compileSource } from '../build/compile-source.ts';
import { buildNotFoundPage } from '../build/generated-pages.ts';
import {
  buildBlog,
  buildPageData,
  indexAlternates,
  indexListed,
  type PageParts,
} from '../build/page-data.ts';
import { loadProject, type Project } from '../build/project.ts';
import { buildRoutes, buildSiteData, type PageHead } from '../build/site-data.ts';
import { buildIndexOf } from '../build/write-search.ts';
import type { PageSource } from '../content/discover.ts';
import { readLastUpdated } from '../content/last-updated.ts';
import { blogRoute } from '../content/posts.ts';
import { settle } from '../diagnostics.ts';
import type { DocumentAssets } from '../document/render-document.tsx';
import type { Renderer } from '../document/server-entry.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { buildMarkdownPage } from '../outputs/markdown-page.ts';
import { readTitle } from './read-title.ts';

const rendererPath = '/src/engine/document/server-entry.ts';

/** A site as it is on disk at the moment. What is read once is forgotten when a source changes. */
export type DevSite = {
  attach: (vite: ViteDevServer) => void;
  load: () => Promise<Project>;
  describe: () => Promise<{
    base: string;
    sources: PageSource[];
    langs: string[];
    defaultLang: string;
  }>;
  renderPage: (source: PageSource) => Promise<string>;
  /** The page as Markdown. */
  renderMarkdown: (source: PageSource) => Promise<string>;
  renderNotFound: (lang: string) => Promise<string>;
  /** How often the sources have changed. A document says which of them it shows. */
  revision: number;
  writeSiteData: (lang: string) => Promise<string>;
  writeRoutes: () => Promise<string>;
  /** Compiles all pages of the language, which takes seconds. */
  writeSearchIndex: (lang: string) => Promise<string>;
  /** Forgets configuration, page list and titles. */
  forget: () => void;
};

/** Styles of all modules that the theme imports, so that the first paint is styled. */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const start = await graph.getModuleByUrl(rendererPath);
  const styles = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  async function visit(module: EnvironmentModuleNode): Promise<void> {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.file?.endsWith('.css')) {
      const inline = `${module.url}${module.url.includes('?') ? '&' : '?'}inline`;
      const { default: css } = (await vite.ssrLoadModule(inline)) as { default: string };
      styles.set(module.file, css);
      return;
    }
    for (const imported of module.importedModules) await visit(imported);
  }
  if (start) await visit(start);
  return [...styles]
    .map(([file, css]) => `<style data-vite-dev-id="${file}">${css}</style>`)
    .join('\n');
}

/** The site in the folder `root`, an absolute path; `entry` is the address of the script that starts its pages. Reads nothing until it is asked; needs `attach` before it renders. */
export function createDevSite(root: string, entry: string): DevSite {
  let vite: ViteDevServer | undefined;
  let project: Promise<Project> | undefined;
  let heads: Promise<PageHead[]> | undefined;
  const warn = (text: string) => console.warn(text);

  function load(): Promise<Project> {
    project ??= loadProject(root, warn);
    project.catch(() => {
      project = undefined;
    });
    return project;
  }

  async function readHeads(): Promise<PageHead[]> {
    const { sources } = await load();
    return Promise.all(
      sources.map(async (source) => {
        const text = await readFile(join(root, source.sourcePath), 'utf8');
        const { title, date } = readTitle(text);
        return { source, title, frontmatter: { date } };
      }),
    );
  }

  function loadHeads(): Promise<PageHead[]> {
    heads ??= readHeads();
    heads.catch(() => {
      heads = undefined;
    });
    return heads;
  }

  async function compile(source: PageSource): Promise<CompiledPage & { source: PageSource }> {
    const { site } = await load();
    const text = await readFile(join(root, source.sourcePath), 'utf8');
    return { ...(await compileSource({ root, site }, source, text)), source };
  }

  /** The pages that an overview or a list of posts is made from. */
  async function compileSurroundings({ source, frontmatter }: PageParts): Promise<PageParts[]> {
    const { sources, site } = await load();
    const folder = frontmatter.overview ? '' : blogRoute(site, source.lang);
    if (folder === undefined || !source.routePath.startsWith(folder)) return [];
    const others = sources.filter(
      ({ lang, routePath }) => lang === source.lang && routePath.startsWith(folder),
    );
    return Promise.all(others.map(compile));
  }

  async function getRenderer(): Promise<Renderer> {
    const module = (await vite?.ssrLoadModule(rendererPath)) as { renderer: Renderer };
    return module.renderer;
  }

  async function getSiteData(lang: string): Promise<SiteData> {
    const { site } = await load();
    const { strings } = await getRenderer();
    const { data, diagnostics } = buildSiteData(site, lang, await loadHeads(), strings);
    settle(diagnostics, warn);
    // Icons of devices are drawn by the build; what is kept for offline would hide edits.
    const { browserColors: _, ...shown } = data;
    return { ...shown, offline: false };
  }

  async function readPage(
    source: PageSource,
  ): Promise<{ page: PageData; site: SiteData; compiled: CompiledPage }> {
    const { sources, site: config } = await load();
    const compiled = await compile(source);
    settle(compiled.diagnostics, warn);
    const site = await getSiteData(source.lang);
    const others = await compileSurroundings(compiled);
    const page = buildPageData(compiled, {
      alternates: indexAlternates(sources),
      sidebars: site.sidebars,
      lastUpdated: site.theme.lastUpdated ? await readLastUpdated(root) : new Map(),
      blog: buildBlog(config, source.lang, others),
      listed: indexListed(others),
    });
    return { page, site, compiled };
  }

  async function getAssets(lang: string, revision: number): Promise<DocumentAssets> {
    const styles = vite ? await collectStyles(vite) : '';
    return {
      build: 'dev',
      entry,
      css: '',
      pageStyles: [],
      site: `/@docs/site-${lang}.json?${Date.now()}`,
      routes: '/@docs/routes.json',
      devHead: `<meta name="revision" content="${revision}"><script type="module" src="/@vite/client"></script>${refreshPreamble}${styles}`,
    };
  }

  const devSite: DevSite = {
    attach: (server) => {
      vite = server;
    },
    load,
    async describe() {
      const { site, sources } = await load();
      const langs = site.locales.map(({ lang }) => lang);
      return { base: site.base, sources, langs, defaultLang: site.lang };
    },
    revision: 0,
    async renderPage(source) {
      const { revision } = devSite;
      const { page, site, compiled } = await readPage(source);
      const { body, statics } = compiled;
      const assets = await getAssets(source.lang, revision);
      const { render } = await getRenderer();
      return render({ page: { ...page, body }, statics, site, assets });
    },
    async renderMarkdown(source) {
      const { page, site, compiled } = await readPage(source);
      const { renderMarkdown } = await getRenderer();
      const { title } = compiled.markdown;
      return buildMarkdownPage(
        page,
        { title, text: renderMarkdown(compiled.markdown, site.strings) },
        site,
      );
    },
    async renderNotFound(lang) {
      const { revision } = devSite;
      const page = { ...buildNotFoundPage(lang), body: [] };
      const { render } = await getRenderer();
      return render({
        page,
        statics: [],
        site: await getSiteData(lang),
        assets: await getAssets(lang, revision),
      });
    },
    async writeSiteData(lang) {
      return JSON.stringify(await getSiteData(lang));
    },
    async writeRoutes() {
      const { site, sources } = await load();
      return buildRoutes(site, sources);
    },
    async writeSearchIndex(lang) {
      const { sources, site } = await load();
      const pages = await Promise.all(sources.filter((own) => own.lang === lang).map(compile));
      return JSON.stringify(buildIndexOf(pages, await getSiteData(lang), site));
    },
    forget() {
      project = undefined;
      heads = undefined;
    },
  };
  return devSite;
}

/** What `@vitejs/plugin-react` needs in a document that Vite does not write itself. */
const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;
