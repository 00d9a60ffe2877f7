import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { hashOf } from '../hash.ts';
import { engineRoot } from './project.ts';

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over files and folders without tests, named relative to the root of the project: the same in every checkout. */
export async function hashCode(paths: readonly string[]): Promise<string> {
  const files = await Promise.all(paths.map((path) => listFiles(resolve(engineRoot, path))));
  const contents = await Promise.all(
    files
      .flat()
      .sort()
      .map(async (file) => `${relative(engineRoot, file)}\n${hashOf(await readFile(file))}`),
  );
  return hashOf(contents.join('\n'));
}
