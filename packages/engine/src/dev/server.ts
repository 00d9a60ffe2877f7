import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { createViteConfig } from '../bundle/vite-config.ts';
import type { ThemeManifest } from '../config/schemas/theme-manifest.ts';
import { openSiteCache } from '../files/disk-cache.ts';
import { workspaceRoot } from '../files/roots.ts';
import { listenOnLoopback } from '../listen.ts';
import { watchConfigImports } from './config-imports.ts';
import { createDevRenderer } from './dev-renderer.ts';
import { createDevSite } from './dev-site.ts';
import { createDevSources } from './dev-sources.ts';
import { type DevServer, handleRequest } from './handle-request.ts';
import { watchSources } from './watch.ts';

const entryPath = '/packages/engine/src/browser/entry.ts';

/** Folders that builds and tests write, and nobody edits: also those of a build that is running. */
const outputFolder = /^(?:dist(?:-deploy)?(?:\.(?:next|old)-\d+)?|dist-search|tests|test-results)$/;

/** Whether nobody edits a file of the site or of the engine. Names of folders may be glob patterns. */
export function isOutput(file: string, root: string): boolean {
  const folder = [root, workspaceRoot].find((parent) => file.startsWith(parent + sep));
  const [name = ''] = folder ? file.slice(folder.length + 1).split(sep) : [];
  return outputFolder.test(name);
}

/** Modules that a browser starts from. */
function listBrowserEntries({ entry, earlyEntry, islands, layouts = {} }: ThemeManifest): string[] {
  const others = [...Object.values(islands).map(({ file }) => file), ...Object.values(layouts)];
  return [join(workspaceRoot, entryPath), entry, ...(earlyEntry ? [earlyEntry] : []), ...others];
}

/** Serves the sources of a site and compiles pages on request. Resolves to the URL. */
export async function startDevServer(root: string, port: number): Promise<string> {
  const http = createServer();
  const imports = new Set<string>();
  const sources = createDevSources(root, imports);
  let watch = (file: string): void => void imports.add(file);
  watchConfigImports((file) => watch(file));
  const { config } = await sources.load();
  const shared = createViteConfig(config.theme);
  const vite = await createViteServer({
    ...shared,
    publicDir: false,
    // Sites need other packages, and two servers can run at once.
    cacheDir: join(openSiteCache(root, console).directory, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [workspaceRoot, root] },
      // Otherwise a build would reload every open page.
      watch: { ignored: (file) => isOutput(file, root) },
    },
    // Otherwise Vite optimizes packages when a page asks for them, and what the page has requested fails.
    optimizeDeps: {
      entries: listBrowserEntries(config.theme),
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
  });
  const site = createDevSite(sources, createDevRenderer(vite, entryPath));
  const server: DevServer = { root, vite, sources, site };
  watch = (file) => {
    imports.add(file);
    vite.watcher.add(file);
  };
  vite.watcher.add([...imports]);
  watchSources(root, vite, sources, imports);
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handleRequest(server, request, response));
  });
  try {
    // Loopback only: Vite serves every file of the project.
    return `http://localhost:${await listenOnLoopback(http, port)}/`;
  } catch (error) {
    // The watcher would keep the process alive.
    await vite.close();
    throw error;
  }
}
