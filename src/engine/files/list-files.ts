import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Lists the files below a folder, relative to it, with `/` as separator. A missing folder has none. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}
