import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { ViteDevServer } from 'vite';
import type { PageSource } from '../content/discover.ts';
import { isPublished, publicFolder } from '../content/public-files.ts';
import { decodePath, matchRoute, pathLocale, stripBase } from '../contract/routes.ts';
import { listMarkdownRoutes } from '../contract/urls.ts';
import { BuildError } from '../diagnostics.ts';
import { workerFile } from '../output-paths.ts';
import { unregisterWorker } from '../outputs/service-worker/unregister-worker.ts';
import { isIsolated } from '../site/is-isolated.ts';
import { searchIndexFiles } from '../site/search-index-file.ts';
import type { DevSite } from './dev-site.ts';
import type { DevSources } from './dev-sources.ts';
import { renderErrorPage } from './error-page.ts';

const siteDataPath = /^\/@docs\/site-([\w-]+)\.json$/;

/** For isolated pages, and for the scripts of their workers. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    .end(body);
}

/** Reads a file of `public/` that a build publishes. No path leads out of that folder. */
async function readPublic(root: string, path: string): Promise<Buffer | undefined> {
  const decoded = decodePath(path) ?? '';
  const folder = join(root, publicFolder) + sep;
  const file = join(folder, decoded);
  if (!file.startsWith(folder) || !isPublished(decoded)) return undefined;
  return readFile(file).catch(() => undefined);
}

type Match = { page?: PageSource | undefined; markdown?: PageSource | undefined };

async function matchPath(sources: DevSources, path: string): Promise<Match> {
  const { sources: all } = await sources.load();
  const decoded = decodePath(path) ?? path;
  return {
    page: matchRoute(path, all),
    markdown: all.find(({ routePath }) => listMarkdownRoutes(routePath).includes(decoded)),
  };
}

/** Everything that responses are made from. */
export type DevServer = { root: string; vite: ViteDevServer; sources: DevSources; site: DevSite };

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
    const { config } = await sources.load();
    const headers = isIsolated(match.page.pageId, config) ? isolation : {};
    const html = await site.renderPage(match.page);
    send(response, 200, 'text/html;charset=utf-8', html, headers);
    return;
  }
  // No page has an extension. Making the files can take long.
  const extra = /\.\w+$/.test(path) && (await sources.loadExtraFiles()).get(path.slice(1));
  if (extra) {
    const type = lookup(path) ?? 'application/octet-stream';
    send(response, 200, type, await extra.read(), isolation);
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
  for (const { lang } of locales) {
    for (const [part, name] of Object.entries(searchIndexFiles(lang))) {
      if (path !== `/${name}`) continue;
      const files = await site.writeSearchIndex(lang);
      return send(response, 200, 'application/json', files[part as keyof typeof files]);
    }
  }
  if (path === `/${workerFile}`) return send(response, 200, 'text/javascript', unregisterWorker);
  const file = await readPublic(root, path);
  if (file) return send(response, 200, lookup(path) ?? 'application/octet-stream', file);
  await servePage(server, path, response);
}

/** Responds to a request that Vite does not handle. */
export async function handleRequest(
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
