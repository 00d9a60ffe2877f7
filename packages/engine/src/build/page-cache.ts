import type { MarkdownTemplate } from '../document/markdown-template.ts';
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
  /** Throws when the entry is missing or damaged, as in a cache without copies. */
  readCopy: (page: Keyed) => MarkdownTemplate;
  /** Records the pages of this build and removes the large parts of others that are an hour old. */
  writePages: (pages: readonly CompiledPage[]) => Promise<void>;
};

const indexEntry = 'pages.json';
/** By folder. HTML and text share an entry: thousands of small files take long to write. */
type Entries = { parts: Pick<CompileResult, 'html' | 'text'>; copies: MarkdownTemplate };
type Folder = keyof Entries;

function entryOf(folder: Folder, { key }: Keyed): string {
  return `${folder}/${key}.json`;
}

/**
 * Opens the pages in the cache of a site.
 *
 * @param hasCopies whether Markdown copies are written and read
 */
export function openPageCache(
  diskCache: DiskCache,
  { hasCopies }: { hasCopies: boolean },
): PageCache {
  const folders: readonly Folder[] = hasCopies ? ['parts', 'copies'] : ['parts'];
  /** Later steps read new texts again. Markup is several times as large, so it is not kept. */
  const newTexts = new Map<string, PageText>();
  const newCopies = new Map<string, MarkdownTemplate>();

  function read<F extends Folder>(folder: F, page: Keyed): Entries[F] {
    const content = diskCache.read<Entries[F]>(entryOf(folder, page));
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
    add({ page, html, text, writeCopy }) {
      diskCache.write(entryOf('parts', page), { html, text } satisfies Entries['parts']);
      newTexts.set(page.key, text);
      if (!hasCopies) return;
      const copy = writeCopy();
      diskCache.write(entryOf('copies', page), copy);
      newCopies.set(page.key, copy);
    },
    readHtml: (page) => read('parts', page).html,
    readText: (page) => newTexts.get(page.key) ?? read('parts', page).text,
    readCopy: (page) => newCopies.get(page.key) ?? read('copies', page),
    async writePages(pages) {
      const index = Object.fromEntries(pages.map((page) => [page.source.sourcePath, page]));
      diskCache.write(indexEntry, index);
      const current = pages.map(({ key }) => `${key}.json`);
      for (const folder of folders) await diskCache.removeOthers(folder, current);
    },
  };
}
