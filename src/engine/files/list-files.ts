import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files below a folder, relative to it, with `/` on every system. A folder that is not there has none. */
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
