import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../files/json.ts';
import { outputFile } from '../files/output-file.ts';
import type { CompiledPage, CompileResult, PageHtml, PageText } from '../markdown/compiled-page.ts';

type Keyed = Pick<CompiledPage, 'key'>;

/** Compiled pages on disk, for this build and later ones. */
export type PageCache = {
  /** Pages of the last build, by source path. */
  readPages: () => Record<string, CompiledPage>;
  /** Adds the large parts of a page. */
  add: (result: CompileResult) => void;
  /** Throws when the entry is missing or damaged. */
  readHtml: (page: Keyed) => PageHtml;
  /** Throws when the entry is missing or damaged. */
  readText: (page: Keyed) => PageText;
  /** Records the pages of this build and removes the large parts of all others. */
  writePages: (pages: readonly CompiledPage[]) => Promise<void>;
};

/** Opens the cache in `cacheDir`, an absolute path that need not exist yet. */
export function openPageCache(cacheDir: string): PageCache {
  const indexPath = join(cacheDir, 'pages.json');
  const folders = { html: join(cacheDir, 'html'), text: join(cacheDir, 'text') };
  /** Later steps read new texts again. Markup is several times as large, so it is not kept. */
  const newTexts = new Map<string, PageText>();

  function pathOf(folder: string, { key }: Keyed): string {
    return join(folder, `${key}.json`);
  }

  function read<T>(folder: string, page: Keyed): T {
    const content = readJson<T>(pathOf(folder, page));
    if (content) return content;
    throw new Error('The cache is damaged. Remove node_modules/.cache and build again.');
  }

  return {
    readPages: () => readJson<Record<string, CompiledPage>>(indexPath) ?? {},
    add({ page, html, text }) {
      outputFile(pathOf(folders.html, page), JSON.stringify(html));
      outputFile(pathOf(folders.text, page), JSON.stringify(text));
      newTexts.set(page.key, text);
    },
    readHtml: (page) => read<PageHtml>(folders.html, page),
    readText: (page) => newTexts.get(page.key) ?? read<PageText>(folders.text, page),
    async writePages(pages) {
      const index = Object.fromEntries(pages.map((page) => [page.source.sourcePath, page]));
      outputFile(indexPath, JSON.stringify(index));
      const current = new Set(pages.map(({ key }) => `${key}.json`));
      for (const folder of Object.values(folders)) {
        const files = await readdir(folder).catch(() => []);
        const stale = files.filter((file) => !current.has(file));
        await Promise.all(stale.map((file) => rm(join(folder, file))));
      }
    },
  };
}
