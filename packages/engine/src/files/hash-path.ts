import { readFile } from 'node:fs/promises';
import { hash } from './hash.ts';
import { listFiles } from './list-files.ts';

/** Hash of a file, `missing` without one. For a folder, which ends with `/`, of the paths in it. */
export async function hashPath(path: string): Promise<string> {
  if (path.endsWith('/')) return hash((await listFiles(path.slice(0, -1))).sort().join('\n'));
  const content = await readFile(path).catch(() => undefined);
  return content ? hash(content) : 'missing';
}
