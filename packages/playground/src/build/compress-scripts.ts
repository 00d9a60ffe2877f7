import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CacheFolder } from './compiler-files.ts';
import { type Compressed, compressBest } from './compress.ts';

async function compressTo(folder: string, file: string): Promise<void> {
  const { br, gz } = await compressBest(await readFile(file));
  const copy = join(folder, basename(file));
  await Promise.all([writeFile(`${copy}.br`, br), writeFile(`${copy}.gz`, gz)]);
}

/**
 * Returns a function that reads the best compressed copies of one of the files. The first call makes
 * all of them, which takes five seconds, once for each release.
 *
 * @param key changes with the release
 */
export function createScriptCopies(
  files: readonly string[],
  key: string,
  cacheFolder: CacheFolder,
): (file: string) => Promise<Compressed> {
  async function make(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map((file) => compressTo(folder, file)));
  }
  let made: Promise<string> | undefined;
  return async (file) => {
    made ??= cacheFolder(`scripts/${key}`, make);
    const copy = join(await made, basename(file));
    const [br, gz] = await Promise.all([readFile(`${copy}.br`), readFile(`${copy}.gz`)]);
    return { br, gz };
  };
}
