import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadSite } from '#engine/config/load-site.ts';
import { toOutputPath } from '#engine/content/discover.ts';
import { createPreviewServer } from '#engine/preview/server.ts';
import { repositoryRoot } from './repository.ts';

export const builtFolder: string = join(repositoryRoot, 'dist');

/** File of a route without base path, relative to the built folder: `guide/start/index.html`. */
export function toFile(routePath: string): string {
  return toOutputPath(routePath);
}

/** Bytes that go over the line for a file of the built site. */
export async function readWeight(path: string): Promise<number> {
  const file = join(builtFolder, path);
  const { size } = await stat(existsSync(`${file}.br`) ? `${file}.br` : file);
  return size;
}

export type ServedSite = { origin: string; close: () => Promise<void> };

/** Serves a folder as the preview does, on a free port. */
export async function serveFolder(outDir: string): Promise<ServedSite> {
  if (!existsSync(outDir)) throw new Error('There is no dist/. Run: npm run build');
  const site = await loadSite(repositoryRoot);
  const langs = site.locales.map(({ lang }) => lang);
  const server = createPreviewServer({ outDir, base: site.base, langs, defaultLang: site.lang });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
