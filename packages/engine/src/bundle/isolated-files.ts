import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Chunk of a module `name.isolated.ts`, which only isolated pages load. */
const isolatedChunk = /\.isolated\.[^/]+$/;

/** Files that only such modules load, and so no other page. Scripts contain the names of those they load. */
export async function listIsolatedFiles(
  folder: string,
  files: readonly string[],
  entry: string,
): Promise<string[]> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const shared = new Set([entry]);
  for (const script of shared) {
    const text = await readFile(join(folder, script), 'utf8');
    const loaded = scripts.filter(
      (file) => !isolatedChunk.test(file) && text.includes(basename(file)),
    );
    for (const file of loaded) shared.add(file);
  }
  return scripts.filter((file) => !shared.has(file));
}
