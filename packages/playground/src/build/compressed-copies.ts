import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheFolder } from './compiler-files.ts';
import { type Compressed, compressBest } from './compress.ts';

class NotCompressed extends Error {}

/** The best compressed copies of a file whose name has a hash, made once and kept in the cache. */
export async function makeCopies(
  file: string,
  name: string,
  cacheFolder: CacheFolder,
  mayMake = true,
): Promise<Compressed> {
  async function make(folder: string): Promise<void> {
    if (!mayMake) throw new NotCompressed();
    await mkdir(folder, { recursive: true });
    const { br, gz } = await compressBest(await readFile(file));
    await Promise.all([writeFile(join(folder, 'br'), br), writeFile(join(folder, 'gz'), gz)]);
  }
  // A folder for each file, because a folder keeps its latest entry only.
  const folder = await cacheFolder(`${name.replace(/\..*/, '')}/${name}`, make);
  const [br, gz] = await Promise.all([readFile(join(folder, 'br')), readFile(join(folder, 'gz'))]);
  return { br, gz };
}

/**
 * Those of a part of the module, which take a minute. Undefined when they are not there and
 * `DOCS_COMPRESS_MODULE` does not ask for them.
 */
export async function findModuleCopies(
  file: string,
  name: string,
  cacheFolder: CacheFolder,
): Promise<Compressed | undefined> {
  try {
    return await makeCopies(file, name, cacheFolder, Boolean(process.env.DOCS_COMPRESS_MODULE));
  } catch (error) {
    if (error instanceof NotCompressed) return undefined;
    throw error;
  }
}
