import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Whether a link leads to a folder. One that leads nowhere counts as a file, which cannot be read. */
async function isFolderLink(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

function loopError(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`a link leads back to itself: ${path}`), { code: 'ELOOP', path });
}

/**
 * Lists the files below a folder, relative to it, with `/` as separator. Links to files and folders
 * are followed. A missing folder has no files; one that cannot be read is an error.
 */
export async function listFiles(folder: string): Promise<string[]> {
  async function list(path: string, prefix: string, parents: readonly string[]): Promise<string[]> {
    const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const lists = entries.map(async (entry) => {
      const child = join(path, entry.name);
      const name = prefix + entry.name;
      if (entry.isDirectory()) return list(child, `${name}/`, parents);
      if (!entry.isSymbolicLink()) return entry.isFile() ? [name] : [];
      if (!(await isFolderLink(child))) return [name];
      const target = await realpath(child);
      const around = [...parents, await realpath(path)];
      if (around.some((parent) => `${parent}/`.startsWith(`${target}/`))) throw loopError(child);
      return list(child, `${name}/`, around);
    });
    return (await Promise.all(lists)).flat();
  }
  return list(folder, '', []);
}
