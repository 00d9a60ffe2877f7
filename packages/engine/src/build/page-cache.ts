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
/** Folder of the large parts of each page. */
const partsFolder = 'parts';

/** The large parts of a page, in one entry: thousands of small files take long to write. */
type Parts = Pick<CompileResult, 'html' | 'text'>;

function entryOf({ key }: Keyed): string {
  return `${partsFolder}/${key}.json`;
}

/** Opens the pages in the cache of a site. */
export function openPageCache(diskCache: DiskCache): PageCache {
  /** Later steps read new texts again. Markup is several times as large, so it is not kept. */
  const newTexts = new Map<string, PageText>();

  function read(page: Keyed): Parts {
    const parts = diskCache.read<Parts>(entryOf(page));
    if (parts) return parts;
    throw new Error(`${entryOf(page)} of the cache changed during the build`);
  }

  return {
    readPages() {
      const pages = diskCache.read<Record<string, CompiledPage>>(indexEntry) ?? {};
      const isWhole = (page: Keyed): boolean => diskCache.isWhole(entryOf(page));
      return Object.fromEntries(Object.entries(pages).filter(([, page]) => isWhole(page)));
    },
    add({ page, html, text }) {
      diskCache.write(entryOf(page), { html, text } satisfies Parts);
      newTexts.set(page.key, text);
    },
    readHtml: (page) => read(page).html,
    readText: (page) => newTexts.get(page.key) ?? read(page).text,
    async writePages(pages) {
      const index = Object.fromEntries(pages.map((page) => [page.source.sourcePath, page]));
      diskCache.write(indexEntry, index);
      const current = pages.map(({ key }) => `${key}.json`);
      await diskCache.removeOthers(partsFolder, current);
    },
  };
}
