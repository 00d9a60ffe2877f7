import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadProject } from 'docs-engine/node';
import { generateSite } from './generate-site.ts';

/** A generated site that can be built repeatedly. */
export type GeneratedSite = {
  root: string;
  /** Adds a paragraph to one page. */
  changePage: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Writes a site without building it. Half of its pages are in each language. */
export async function openSite(pageCount: number): Promise<GeneratedSite> {
  const root = await generateSite(pageCount);
  const { diskCache, sources } = await loadProject(root, { warn() {} });
  const changed = sources[Math.floor(sources.length / 4)]?.sourcePath ?? '';
  return {
    root,
    changePage: () => appendFile(join(root, changed), '\nOne more paragraph.\n'),
    async remove() {
      for (const folder of [diskCache.directory, root])
        await rm(folder, { recursive: true, force: true });
    },
  };
}
