import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from 'docs-engine/node';
import { close, createPreviewServer, listen } from 'docs-engine/server';
import { repositoryRoot } from './repository.ts';

export const builtFolder: string = join(repositoryRoot, 'dist');

/** Transfer size of a file of the built site, in bytes. */
export async function compressedSize(path: string): Promise<number> {
  const file = join(builtFolder, path);
  const { size } = await stat(existsSync(`${file}.br`) ? `${file}.br` : file);
  return size;
}

export type ServedSite = { origin: string; close: () => Promise<void> };

/** Serves a folder with the preview server, on a free port. */
export async function serveFolder(outDir: string): Promise<ServedSite> {
  if (!existsSync(outDir)) throw new Error('There is no dist/. Run: npm run build');
  const config = await loadConfig(join(repositoryRoot, 'website'));
  const langs = config.locales.map(({ lang }) => lang);
  const server = createPreviewServer({
    outDir,
    base: config.base,
    langs,
    defaultLang: config.lang,
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { origin: `http://127.0.0.1:${port}`, close: () => close(server) };
}
