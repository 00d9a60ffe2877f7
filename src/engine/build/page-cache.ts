import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../files/json.ts';
import { outputFile } from '../files/output-file.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';

/** What a document is rendered from. */
export type PageHtml = Pick<CompiledPage, 'body' | 'statics'>;

/** What the search and the Markdown files are made from. */
export type PageText = Pick<CompiledPage, 'sections' | 'markdown'>;

/** The large parts of compiled pages by the keys of the pages, on disk for this build and later ones. */
export type PageCache = {
  write: (key: string, parts: { markup: PageHtml; texts: PageText }) => void;
  /** Throws when it is missing or cannot be read. */
  readMarkup: (key: string) => PageHtml;
  /** Throws when they are missing or cannot be read. */
  readTexts: (key: string) => PageText;
  /** Removes what belongs to other keys. */
  removeExcept: (keys: readonly string[]) => Promise<void>;
};

export function openPageCache(cacheDir: string): PageCache {
  /** Needed again at the end of the build. Markup is several times as large, and not kept. */
  const newTexts = new Map<string, PageText>();
  const parts = { markup: join(cacheDir, 'markup'), texts: join(cacheDir, 'texts') };

  function read<T>(folder: string, key: string): T {
    const content = readJson<T>(join(folder, `${key}.json`));
    if (content) return content;
    throw new Error('The cache is damaged. Remove node_modules/.cache and build again.');
  }

  return {
    write(key, { markup, texts }) {
      outputFile(join(parts.markup, `${key}.json`), JSON.stringify(markup));
      outputFile(join(parts.texts, `${key}.json`), JSON.stringify(texts));
      newTexts.set(key, texts);
    },
    readMarkup: (key) => read<PageHtml>(parts.markup, key),
    readTexts: (key) => newTexts.get(key) ?? read<PageText>(parts.texts, key),
    async removeExcept(keys) {
      const kept = new Set(keys.map((key) => `${key}.json`));
      for (const folder of Object.values(parts)) {
        const files = await readdir(folder).catch(() => []);
        const stale = files.filter((file) => !kept.has(file));
        await Promise.all(stale.map((file) => rm(join(folder, file))));
      }
    },
  };
}
