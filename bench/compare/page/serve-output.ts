import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { close, isCompressible, listen } from 'docs-engine/server';
import sirv from 'sirv';
import { logProgress } from '../../progress.ts';

const compress = promisify(brotliCompress);

/** One response, with the transfer size of its body. */
export type Response = {
  path: string;
  bytes: number;
  /** Bytes of inline styles. */
  styles: number;
};

export type ServedOutput = {
  origin: string;
  /** Responses since the last call. */
  takeResponses: () => Response[];
  close: () => Promise<void>;
};

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, decodeURI(pathname));
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function compressBest(text: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return compress(text, { params });
}

/** Compresses a file. Returns the compressed size of its inline styles, in bytes. */
async function writeCompressed(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const compressed = await compressBest(text);
  await writeFile(`${file}.br`, compressed);
  if (!file.endsWith('.html')) return 0;
  const bare = text.replace(/(<style\b[^>]*>).*?(?=<\/style>)/gis, '$1');
  return compressed.byteLength - (await compressBest(bare)).byteLength;
}

/** Compresses each file at its first request. Returns the compressed size of its inline styles. */
function createCompressor(folder: string): (pathname: string) => Promise<number> {
  const styleSizes = new Map<string, Promise<number>>();
  return async (pathname) => {
    const file = findFile(folder, pathname);
    if (!file || !isCompressible(file)) return 0;
    const compressed = styleSizes.get(file) ?? writeCompressed(file);
    styleSizes.set(file, compressed);
    return compressed;
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const isDocument = !/\.\w+$/.test(pathname) || pathname.endsWith('.html');
  const policy = isDocument ? 'max-age=0, must-revalidate' : 'max-age=31536000, immutable';
  response.setHeader('Cache-Control', `public, ${policy}`);
}

/** Serves any site the same way: best brotli compression, clean URLs. */
export async function serveOutput(folder: string): Promise<ServedOutput> {
  let responses: Response[] = [];
  const compressOnce = createCompressor(folder);
  const serve = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  });
  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    const sent: Response = { path, bytes: 0, styles: 0 };
    responses.push(sent);
    response.on('finish', () => {
      sent.bytes = Number(response.getHeader('Content-Length') ?? 0);
    });
    sent.styles = await compressOnce(path);
    serve(request, response);
  }
  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      logProgress(`compare: ${request.url}: ${error}`);
      // Makes the visit fail. An error page would be measured like any other.
      response.destroy();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    takeResponses() {
      const taken = responses;
      responses = [];
      return taken;
    },
    close: () => close(server),
  };
}
