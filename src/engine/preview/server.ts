import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { decodePath, pathLocale } from '#contract/routes.ts';
import { toOutputPath, toRoutePath } from '../content/discover.ts';
import { type HeaderRule, headersFor, parseHeaders } from './headers-file.ts';
import { applyHttpRules } from './http-rules.ts';

/** Default of static hosts for paths that `_headers` does not match. */
const revalidate = 'public, max-age=0, must-revalidate';

export type PreviewOptions = {
  /** Absolute path of the folder to serve. */
  outDir: string;
  /** URL path of the site; starts and ends with a slash. */
  base: string;
  /** Languages of the site. All except the default one have a folder with a 404 page. */
  langs: readonly string[];
  defaultLang: string;
};

/** Reads the `_headers` of a folder again when a build has changed it. */
function watchHeaderRules(outDir: string): () => HeaderRule[] {
  const file = join(outDir, '_headers');
  let read: { at: number; rules: HeaderRule[] } = { at: 0, rules: [] };
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && read.at !== found.mtimeMs) {
      read = { at: found.mtimeMs, rules: parseHeaders(readFileSync(file, 'utf8')) };
    }
    return read.rules;
  };
}

/** A single valid range. For any other, sirv exits or sends the wrong part. */
function isPlainRange(range: string): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

/**
 * Serves a built site as a static host does: clean URLs, `_headers`, compressed files, status 404.
 * Picks up a new build without a restart.
 */
export function createPreviewServer({ outDir, base, langs, defaultLang }: PreviewOptions): Server {
  const readRules = watchHeaderRules(outDir);
  /** @param pathname without the base */
  function setHeaders(response: ServerResponse, pathname: string): void {
    response.setHeader('Cache-Control', revalidate);
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    const address = base + pathname.slice(1);
    for (const [name, value] of headersFor(address, readRules())) response.setHeader(name, value);
  }
  const serve = sirv(outDir, {
    // Reads the folder on each request instead of once.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  });

  async function sendNotFound(pathname: string, response: ServerResponse): Promise<void> {
    const lang = pathLocale(pathname, langs, defaultLang);
    const file = join(outDir, toOutputPath(toRoutePath('404', lang, defaultLang)));
    // The folder may have been removed.
    const html = await readFile(file).catch(() => '404');
    setHeaders(response, '/404.html');
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(html);
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (!pathname.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    const path = `/${pathname.slice(base.length)}`;
    const decoded = decodePath(path);
    if (decoded === undefined || /^\/_headers\/?$/.test(posix.normalize(decoded))) {
      void sendNotFound(path, response);
      return;
    }
    request.url = `/${(request.url ?? '/').slice(base.length)}`;
    // A server may ignore a range and send the whole file.
    if (!isPlainRange(request.headers.range ?? '')) delete request.headers.range;
    applyHttpRules(request, response);
    serve(request, response, () => void sendNotFound(path, response));
  });
}
