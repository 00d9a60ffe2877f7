import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { websiteRoot } from '../roots.ts';
import { parsePage } from './parse-page.ts';
import { listSources } from './terminal.ts';

export type ProsePage = { file: string; lang: string; source: string; tree: Root };

/** All pages and partials below `content/`, by path. */
export async function readProse(): Promise<ProsePage[]> {
  const files = (await listSources(websiteRoot)).sort();
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(websiteRoot, file), 'utf8');
      const lang = file.split('/')[1] ?? '';
      return { file, lang, source, tree: parsePage(source, file, lang) };
    }),
  );
}
