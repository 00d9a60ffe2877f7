import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { websiteRoot } from './roots.ts';

/** Contents of the files in a folder of the website whose path from there matches. */
export async function readMatching(name: string, pattern: RegExp): Promise<string[]> {
  const folder = join(websiteRoot, name);
  const files = await readdir(folder, { recursive: true });
  const matching = files.filter((file) => pattern.test(file));
  return Promise.all(matching.map((file) => readFile(join(folder, file), 'utf8')));
}
