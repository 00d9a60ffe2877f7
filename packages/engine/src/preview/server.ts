import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { toOutputPath, toRoutePath } from '../content/discover.ts';
import { decodePath, pathLocale } from '../contract/routes.ts';
import type { MakeMissing } from '../outputs/build-step.ts';
import { type HeaderRule, headersFor, parseHeaders } from './headers-file.ts';
import { applyHttpRules } from './http-rules.ts';

const headersFile = '_headers';

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
  /** Called with the path of a missing file. Resolves to whether it is worth looking again. */
  makeMissing?: MakeMissing | undefined;
};

/** Changes when a build replaces a folder. */
function identifyRelease(outDir: string): string {
  const stats = [outDir, join(outDir, headersFile)].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  return stats.map((found) => found && `${found.ino} ${found.mtimeMs}`).join();
}

function readRules(outDir: string): HeaderRule[] {
  try {
    return parseHeaders(readFileSync(join(outDir, headersFile), 'utf8'));
  } catch {
    return [];
  }
}

/** A single valid range. For any other, sirv exits or sends the wrong part. */
function isPlainRange(range: string): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (end === '' || Number(start) <= Number(end));
}

type Respond = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Responds with a file and headers of the same release, also while a build replaces the folder. */
function createResponder(options: PreviewOptions): Respond {
  const { outDir, base, langs, defaultLang, makeMissing } = options;
  let release = { id: '', rules: [] as HeaderRule[] };
  /** @param pathname without the base */
  function setHeaders(response: ServerResponse, pathname: string): void {
    response.setHeader('Cache-Control', revalidate);
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    const address = base + pathname.slice(1);
    for (const [name, value] of headersFor(address, release.rules)) response.setHeader(name, value);
  }
  // `dev` reads the folder on each request instead of once.
  const sirvOptions = { dev: true, brotli: true, gzip: true, etag: true, extensions: ['html'] };
  const serve = sirv(outDir, { ...sirvOptions, setHeaders });

  function readNotFound(pathname: string): Promise<string | Buffer> {
    const lang = pathLocale(pathname, langs, defaultLang);
    const file = join(outDir, toOutputPath(toRoutePath('404', lang, defaultLang)));
    // The folder may have been removed.
    return readFile(file).catch(() => '404');
  }

  return (request, response, path) => {
    const decoded = decodePath(path);
    const isHidden = decoded === undefined || /^\/_headers\/?$/.test(posix.normalize(decoded));
    let id = '';
    const isStale = (): boolean => id !== identifyRelease(outDir);
    async function sendNotFound(): Promise<void> {
      const html = await readNotFound(path);
      if (isStale()) return send();
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(html);
    }
    let isMade = false;
    async function sendMissing(): Promise<void> {
      if (isMade || !makeMissing || decoded === undefined) return sendNotFound();
      isMade = await makeMissing(decoded.slice(1)).catch((error) => {
        console.error(error);
        return false;
      });
      return isMade ? send() : sendNotFound();
    }
    function send(): void {
      id = identifyRelease(outDir);
      if (id !== release.id) release = { id, rules: readRules(outDir) };
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      if (isHidden) return void sendNotFound();
      try {
        serve(request, response, () => void sendMissing());
      } catch (error) {
        if (!isStale()) throw error;
        send();
      }
    }
    applyHttpRules(request, response, isStale, send);
    send();
  };
}

/**
 * Serves a built site as a static host does: clean URLs, `_headers`, compressed files, status 404.
 * Picks up a new build without a restart.
 */
export function createPreviewServer(options: PreviewOptions): Server {
  const { base } = options;
  const respond = createResponder(options);
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
    request.url = `/${(request.url ?? '/').slice(base.length)}`;
    // A server may ignore a range and send the whole file.
    if (!isPlainRange(request.headers.range ?? '')) delete request.headers.range;
    respond(request, response, `/${pathname.slice(base.length)}`);
  });
}
