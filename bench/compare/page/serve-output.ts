import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sirv from 'sirv';
import { isCompressible } from '#engine/files/compress.ts';
import { close, listen } from '#engine/listen.ts';
import { logProgress } from '../../progress.ts';

const compress = promisify(brotliCompress);

/** One request, with the size of the body of its answer as it went over the network. */
export type Answer = {
  path: string;
  bytes: number;
  /** How much of it are styles that stand in a document. */
  styles: number;
};

export type ServedOutput = {
  origin: string;
  /** The requests since the last call. */
  takeAnswers: () => Answer[];
  close: () => Promise<void>;
};

function findFile(folder: string, pathname: string): string | undefined {
  const path = join(folder, decodeURI(pathname));
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function compressWell(text: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return compress(text, { params });
}

/** Compresses a file. Returns how much of it are styles that stand in it, compressed as well. */
async function writeCompressed(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const compressed = await compressWell(text);
  await writeFile(`${file}.br`, compressed);
  if (!file.endsWith('.html')) return 0;
  const bare = text.replace(/(<style\b[^>]*>).*?(?=<\/style>)/gis, '$1');
  return compressed.byteLength - (await compressWell(bare)).byteLength;
}

/** Compresses each file once, the first time that somebody asks for it. Returns what its styles weigh. */
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

/** Serves the site of any generator in one way: all text with brotli at its best, clean addresses. */
export async function serveOutput(folder: string): Promise<ServedOutput> {
  let answers: Answer[] = [];
  const compressOnce = createCompressor(folder);
  const serve = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  });
  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    const answer: Answer = { path, bytes: 0, styles: 0 };
    answers.push(answer);
    response.on('finish', () => {
      answer.bytes = Number(response.getHeader('Content-Length') ?? 0);
    });
    answer.styles = await compressOnce(path);
    serve(request, response);
  }
  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      logProgress(`compare: ${request.url}: ${error}`);
      // The visit fails for want of an answer; a status would be measured like a page.
      response.destroy();
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    close: () => close(server),
  };
}
