import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CacheFolder } from './compiler-files.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Compressed = { br: Uint8Array; gz: Uint8Array };

class NotCompressed extends Error {}

async function compress(content: Uint8Array): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  return { br, gz };
}

/**
 * The best compressed copies of a part of the module, made once for each release and kept in the
 * cache. Undefined when they are not there and `DOCS_COMPRESS_MODULE` does not ask for them.
 */
export async function compressPart(
  file: string,
  name: string,
  cacheFolder: CacheFolder,
): Promise<Compressed | undefined> {
  async function make(folder: string): Promise<void> {
    if (!process.env.DOCS_COMPRESS_MODULE) throw new NotCompressed();
    await mkdir(folder, { recursive: true });
    const { br, gz } = await compress(await readFile(file));
    await Promise.all([writeFile(join(folder, 'br'), br), writeFile(join(folder, 'gz'), gz)]);
  }
  try {
    // A folder for each part, because a folder keeps its latest entry only.
    const folder = await cacheFolder(`${name.replace(/\..*/, '')}/${name}`, make);
    const [br, gz] = await Promise.all(['br', 'gz'].map((form) => readFile(join(folder, form))));
    return { br: br as Uint8Array, gz: gz as Uint8Array };
  } catch (error) {
    if (error instanceof NotCompressed) return undefined;
    throw error;
  }
}
