import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { hash } from './hash.ts';
import { listFiles } from './list-files.ts';
import { packageRoot } from './package-root.ts';

/** The files of a folder without tests, as absolute paths; a file is all there is of itself. */
async function expand(path: string): Promise<string[]> {
  const files = await listFiles(path);
  if (files.length === 0) return [path];
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => join(path, file));
}

/** One hash over files and folders without tests, named relative to the root of the project: the same in every checkout. */
export async function hashSources(paths: readonly string[]): Promise<string> {
  const files = await Promise.all(paths.map((path) => expand(resolve(packageRoot, path))));
  const contents = await Promise.all(
    files
      .flat()
      .sort()
      .map(async (file) => `${relative(packageRoot, file)}\n${hash(await readFile(file))}`),
  );
  return hash(contents.join('\n'));
}
