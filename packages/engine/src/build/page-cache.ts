import type { DiskCache } from '../files/disk-cache.ts';
import type { CompiledPage, CompileResult, PageHtml, PageText } from '../markdown/compiled-page.ts';

type Keyed = Pick<CompiledPage, 'key'>;

/** Compiled pages on disk, for this build and later ones. */
export type PageCache = {
  /** Pages of the last build whose large parts are whole, by source path. */
  readPages: () => Record<string, CompiledPage>;
  /** Adds the large parts of a page. */
  add: (result: CompileResult) => void;
  /** Throws when the entry is missing or damaged. */
  readHtml: (page: Keyed) => PageHtml;
  /** Throws when the entry is missing or damaged. */
  readText: (page: Keyed) => PageText;
  /** Records the pages of this build and removes the large parts of others that are an hour old. */
  writePages: (pages: readonly CompiledPage[]) => Promise<void>;
};

const indexEntry = 'pages.json';
const folders = ['html', 'text'] as const;
type Folder = (typeof folders)[number];

function entryOf(folder: Folder, { key }: Keyed): string {
  return `${folder}/${key}.json`;
}

/** Opens the pages in the cache of a site. */
export function openPageCache(diskCache: DiskCache): PageCache {
  /** Later steps read new texts again. Markup is several times as large, so it is not kept. */
  const newTexts = new Map<string, PageText>();

  function read<T>(folder: Folder, page: Keyed): T {
    const content = diskCache.read<T>(entryOf(folder, page));
    if (content) return content;
    throw new Error(`${entryOf(folder, page)} of the cache changed during the build`);
  }

  return {
    readPages() {
      const pages = diskCache.read<Record<string, CompiledPage>>(indexEntry) ?? {};
      const isWhole = (page: Keyed): boolean =>
        folders.every((folder) => diskCache.isWhole(entryOf(folder, page)));
      return Object.fromEntries(Object.entries(pages).filter(([, page]) => isWhole(page)));
    },
    add({ page, html, text }) {
      diskCache.write(entryOf('html', page), html);
      diskCache.write(entryOf('text', page), text);
      newTexts.set(page.key, text);
    },
    readHtml: (page) => read<PageHtml>('html', page),
    readText: (page) => newTexts.get(page.key) ?? read<PageText>('text', page),
    async writePages(pages) {
      const index = Object.fromEntries(pages.map((page) => [page.source.sourcePath, page]));
      diskCache.write(indexEntry, index);
      const current = pages.map(({ key }) => `${key}.json`);
      for (const folder of folders) await diskCache.removeOthers(folder, current);
    },
  };
}
