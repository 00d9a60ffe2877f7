import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { decodePath, matchRoute, pathLocale, stripBase } from '#contract/routes.ts';
import { toMarkdownRoute } from '#contract/urls.ts';
import { createViteConfig } from '../bundle/vite-config.ts';
import type { PageSource } from '../content/discover.ts';
import { BuildError } from '../diagnostics.ts';
import { packageRoot } from '../files/package-root.ts';
import { listen } from '../listen.ts';
import { searchIndexFile, workerFile } from '../output-paths.ts';
import { unregisterWorker } from '../outputs/service-worker/unregister-worker.ts';
import { createDevRenderer } from './dev-renderer.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { createDevSources, type DevSources } from './dev-sources.ts';
import { watchSources } from './watch.ts';

const entryPath = '/src/engine/browser/entry.ts';
const siteDataPath = /^\/@docs\/site-([\w-]+)\.json$/;

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Document that shows an error in Vite's overlay and reloads once it is fixed. */
function renderErrorPage(message: string, stack: string, revision: number): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><title>Error</title><body><script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${error}));
const hot = createHotContext('/docs-error');
hot.on('docs:update', () => location.reload());
hot.send('docs:shown', ${revision});
</script></body></html>`;
}

/** Reads a file of `public/`. No path leads out of that folder. */
async function readPublic(root: string, path: string): Promise<Buffer | undefined> {
  const folder = join(root, 'public') + sep;
  const file = join(folder, decodePath(path) ?? '');
  return file.startsWith(folder) ? readFile(file).catch(() => undefined) : undefined;
}

type Match = { page?: PageSource | undefined; markdown?: PageSource | undefined };

async function matchPath(sources: DevSources, path: string): Promise<Match> {
  const { sources: all } = await sources.load();
  return {
    page: matchRoute(path, all),
    markdown: all.find(({ routePath }) => toMarkdownRoute(routePath) === path),
  };
}

type DevServer = { root: string; vite: ViteDevServer; sources: DevSources; site: DevSite };

/** @param path without the base */
async function servePage(
  { sources, site }: DevServer,
  path: string,
  response: ServerResponse,
): Promise<void> {
  let match = await matchPath(sources, path);
  if (!match.page && !match.markdown) {
    // The watcher may not have reported a new file yet.
    sources.invalidate();
    match = await matchPath(sources, path);
  }
  if (match.markdown) {
    const text = await site.renderMarkdown(match.markdown);
    send(response, 200, 'text/markdown;charset=utf-8', text);
    return;
  }
  if (match.page) {
    send(response, 200, 'text/html;charset=utf-8', await site.renderPage(match.page));
    return;
  }
  const { locales, lang: defaultLang } = (await sources.load()).config;
  const langs = locales.map(({ lang }) => lang);
  const lang = pathLocale(path, langs, defaultLang);
  send(response, 404, 'text/html;charset=utf-8', await site.renderNotFound(lang));
}

/** Whether a page requests itself. An error of a prefetched page is shown once it is opened. */
function isReload({ url = '/', headers: { referer = '' } }: IncomingMessage): boolean {
  // A path can start with `//`, so it is not always a valid relative URL.
  return URL.canParse(referer) && new URL(referer).pathname === url.split('?')[0];
}

async function serveFile(
  server: DevServer,
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const { root, sources, site } = server;
  const [, shownLang] = siteDataPath.exec(pathname) ?? [];
  if (shownLang) {
    return send(response, 200, 'application/json', await site.writeSiteData(shownLang));
  }
  if (pathname === '/@docs/routes.json') {
    return send(response, 200, 'application/json', await site.writeRoutes());
  }
  const { base, locales } = (await sources.load()).config;
  const path = stripBase(pathname, base);
  const searched = locales.find(({ lang }) => path === `/${searchIndexFile(lang)}`);
  if (searched) {
    return send(response, 200, 'application/json', await site.writeSearchIndex(searched.lang));
  }
  if (path === `/${workerFile}`) return send(response, 200, 'text/javascript', unregisterWorker);
  const file = await readPublic(root, path);
  if (file) return send(response, 200, lookup(path) ?? 'application/octet-stream', file);
  await servePage(server, path, response);
}

async function handleRequest(
  server: DevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { vite, sources } = server;
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const { revision } = sources;
  try {
    await serveFile(server, pathname, response);
  } catch (thrown) {
    const error = thrown as Error;
    vite.ssrFixStacktrace(error);
    console.error(error instanceof BuildError ? `\n${error.message}\n` : error);
    const stack = error instanceof BuildError ? '' : (error.stack ?? '');
    if (isReload(request)) {
      vite.environments.client.hot.send({ type: 'error', err: { message: error.message, stack } });
    }
    send(response, 500, 'text/html;charset=utf-8', renderErrorPage(error.message, stack, revision));
  }
}

/** Files that builds and tests write, and nobody edits. */
function listOutputs(folder: string): string[] {
  return ['dist', 'dist-deploy', 'dist-search', 'tests', 'test-results'].map((name) =>
    join(folder, name, '**'),
  );
}

/** Serves the sources of a site and compiles pages on request. Resolves to the URL. */
export async function startDevServer(root: string, port: number): Promise<string> {
  const http = createServer();
  const sources = createDevSources(root);
  const shared = createViteConfig((await sources.load()).config);
  const vite = await createViteServer({
    ...shared,
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [packageRoot, root] },
      // Otherwise a build would reload every open page.
      watch: { ignored: [packageRoot, root].flatMap(listOutputs) },
    },
    // Otherwise Vite optimizes packages it discovers later, and reloads every open page.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        '@bprogress/core',
      ],
      exclude: ['lucide-react'],
    },
  });
  const site = createDevSite(sources, createDevRenderer(vite, entryPath));
  const server: DevServer = { root, vite, sources, site };
  watchSources(root, vite, sources);
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handleRequest(server, request, response));
  });
  try {
    // Loopback only: Vite serves every file of the project.
    return `http://localhost:${await listen(http, port, '127.0.0.1')}/`;
  } catch (error) {
    // The watcher would keep the process alive.
    await vite.close();
    throw error;
  }
}
