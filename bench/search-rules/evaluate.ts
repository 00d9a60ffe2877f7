import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { SearchablePage, SearchableSite } from 'docs-search/index';
import { type Plugin, rolldown } from 'rolldown';
import {
  type Judged,
  listPrefixes,
  meanReciprocalRank,
  rankJudged,
  readJudged,
} from '../../tests/search/judged.ts';
import { repositoryRoot } from '../repository.ts';
import type { Edit } from './rules.ts';

/** Input of the search index of one language, with its judged queries. */
export type Corpus = {
  lang: string;
  pages: SearchablePage[];
  site: SearchableSite;
  judged: Judged[];
  prefixes: Judged[];
};

/** Mean reciprocal rank of whole queries and of queries typed letter by letter; bytes of the index file. */
export type Result = { whole: number; typed: number; bytes: number };

/** The evaluated modules. Their types stay when a rule is turned off. */
type Modules = typeof import('./modules.ts');

/** Adds the judged queries to the input of an index. */
export function createCorpus(lang: string, pages: SearchablePage[], site: SearchableSite): Corpus {
  const judged = readJudged(lang);
  return { lang, pages, site, judged, prefixes: listPrefixes(judged) };
}

function editSources(edits: readonly Edit[]): Plugin {
  return {
    name: 'edit-sources',
    load(id) {
      const fileEdits = edits.filter(([file]) => id === join(repositoryRoot, 'packages', file));
      if (fileEdits.length === 0) return null;
      return fileEdits.reduce(
        (text, [file, find, replacement]) => {
          const count = text.split(find).length - 1;
          if (count !== 1) throw new Error(`${file}: "${find}" occurs ${count} times`);
          return text.replace(find, () => replacement);
        },
        readFileSync(id, 'utf8'),
      );
    },
  };
}

/** Bundles the search with edited sources and imports the bundle. */
async function importEdited(edits: readonly Edit[]): Promise<Modules> {
  const folder = await mkdtemp(join(tmpdir(), 'search-rules-'));
  try {
    const file = join(folder, 'search.mjs');
    const input = join(import.meta.dirname, 'modules.ts');
    const bundle = await rolldown({ input, platform: 'node', plugins: [editSources(edits)] });
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    await bundle.close();
    return (await import(pathToFileURL(file).href)) as Modules;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Builds the indexes with edited sources and runs all judged queries, in the order of the dialog. */
export async function evaluate(
  corpora: readonly Corpus[],
  edits: readonly Edit[],
): Promise<Result[]> {
  const { buildSearchIndex, serializeIndex, createPageSearch } = await importEdited(edits);
  const results: Result[] = [];
  for (const { lang, pages, site, judged, prefixes } of corpora) {
    const records = buildSearchIndex(pages, site);
    const search = await createPageSearch(lang, records);
    results.push({
      whole: meanReciprocalRank(await rankJudged(judged, search)),
      typed: meanReciprocalRank(await rankJudged(prefixes, search)),
      bytes: Object.values(serializeIndex(records, '')).reduce(
        (sum, file) => sum + brotliCompressSync(file).length,
        0,
      ),
    });
  }
  return results;
}
