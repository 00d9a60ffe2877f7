import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers-file.ts';

/** What static hosts say where `_headers` says nothing. */
const fresh = 'public, max-age=0, must-revalidate';

export type PreviewOptions = {
  /** Absolute path of the folder to serve. */
  outDir: string;
  /** Path that the site is served under; starts and ends with a slash. */
  base: string;
  /** Languages with a folder and a 404 page of their own. */
  langs: readonly string[];
};

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** Serves a built site as a static host does: clean addresses, `_headers`, compressed files, status 404. */
export async function createPreviewServer({
  outDir,
  base,
  langs,
}: PreviewOptions): Promise<Server> {
  const rules = parseHeaders(await readFile(join(outDir, '_headers'), 'utf8'));
  function setHeaders(response: ServerResponse, pathname: string): void {
    response.setHeader('Cache-Control', fresh);
    for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
  }
  const serve = sirv(outDir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  });

  async function answerMissing(pathname: string, response: ServerResponse): Promise<void> {
    const lang = langs.find((candidate) => pathname.startsWith(`/${candidate}/`));
    const localized = lang && join(outDir, lang, '404.html');
    const file = localized && existsSync(localized) ? localized : join(outDir, '404.html');
    const html = await readFile(file);
    setHeaders(response, '/404.html');
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(html);
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (!pathname.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    const path = `/${pathname.slice(base.length)}`;
    if (isMalformed(path)) {
      void answerMissing(path, response);
      return;
    }
    request.url = `/${(request.url ?? '/').slice(base.length)}`;
    serve(request, response, () => void answerMissing(path, response));
  });
}
