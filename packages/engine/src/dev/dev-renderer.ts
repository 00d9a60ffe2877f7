import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { DocumentAssets } from '../document/render-document.tsx';
import type { Renderer } from '../document/server-entry.ts';

const rendererPath = '/packages/engine/src/document/server-entry.ts';

/** The current theme, as Vite serves it. */
export type DevRenderer = {
  load: () => Promise<Renderer>;
  /** Assets of a document. `revision` is that of the sources it shows. */
  buildAssets: (lang: string, revision: number) => Promise<DocumentAssets>;
};

/** Preamble of `@vitejs/plugin-react`, for documents that Vite does not transform. */
const refreshPreamble = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;

/** Inlines the styles of all modules that the theme imports, so that the first paint is styled. */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  // The graph has what is loaded.
  await vite.ssrLoadModule(rendererPath);
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

/** @param entry URL path of the script that starts the router */
export function createDevRenderer(vite: ViteDevServer, entry: string): DevRenderer {
  return {
    async load() {
      const module = (await vite.ssrLoadModule(rendererPath)) as { renderer: Renderer };
      return module.renderer;
    },
    async buildAssets(lang, revision) {
      const styles = await collectStyles(vite);
      return {
        build: 'dev',
        entry,
        css: '',
        moduleStyles: [],
        languageStyles: [],
        site: `/@docs/site-${lang}.json?${Date.now()}`,
        routes: '/@docs/routes.json',
        devHead: `<meta name="revision" content="${revision}"><script type="module" src="/@vite/client"></script>${refreshPreamble}${styles}`,
      };
    },
  };
}
