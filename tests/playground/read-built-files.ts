import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFiles } from 'rslib-playground/build';
import { normalizeFile } from '../examples/normalize.ts';
import { listProjectFiles } from '../examples/workspace.ts';

/** Texts below a folder that are not among the sources. */
export async function readBuiltFiles(
  folder: string,
  sources: ProjectFiles,
): Promise<Record<string, string>> {
  const paths = (await listProjectFiles(folder)).filter((path) => !(path in sources));
  const texts = paths.map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8');
    return [path, normalizeFile(text, folder)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
