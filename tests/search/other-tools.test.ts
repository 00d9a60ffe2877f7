import { createPageSearch, type SearchIndex } from 'docs-search/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { listPageIds, readStatements, sourceOf } from '../statements/page-statements.ts';
import { type Judged, rankJudged } from './judged.ts';
import { readRecords } from './read-records.ts';

const folder = 'guide/migration/';
/** How readers write the names of tools, if not as the page is called. */
const spellings = new Map([['modernjs-module', 'modern.js']]);

/** The options and plugins that a cell names, without their values: `` `dts: { … }` `` is `dts`. */
function readNames(cell: string): string[] {
  return [...cell.matchAll(/`([^`:(]+)[^`]*`/g)].map(([, name]) => name as string);
}

/** A query for each row of the tables of options: the tool and its name for the option. */
async function listRows(): Promise<Judged[]> {
  const pageIds = (await listPageIds()).filter((pageId) => pageId.startsWith(folder));
  const pages = pageIds.map(async (pageId) => {
    const page = pageId.slice(folder.length);
    const rows = (await readStatements(sourceOf(pageId))).filter(
      ({ heading, text }) => heading === 'options' && text.includes(' | '),
    );
    const names = new Set(rows.flatMap(({ text }) => readNames(text.split(' | ')[0] ?? '')));
    return [...names].map((name) => ({
      set: page,
      query: `${spellings.get(page) ?? page} ${name}`,
      routes: [`/${pageId}`],
    }));
  });
  return (await Promise.all(pages)).flat();
}

/** Names that no other tool has, as readers paste them. */
const ownNames: [name: string, page: string][] = [
  ['--dts-resolve', 'tsup'],
  ['TSUP_FORMAT', 'tsup'],
  ['deps.alwaysBundle', 'tsdown'],
  ['emitCJS', 'unbuild'],
  ['cssCodeSplit', 'vite'],
  ['rollup-plugin-peer-deps-external', 'rollup'],
  ['mangleProps', 'esbuild'],
  ['extraBabelPlugins', 'father'],
  ['buildType', 'modernjs-module'],
];

let rows: Judged[];
let records: Record<string, SearchIndex>;

beforeAll(async () => {
  [rows, records] = await Promise.all([listRows(), readRecords()]);
});

describe.each(['en', 'zh'])('names of other tools (%s)', (lang) => {
  test('lead to their row with the name of the tool', async () => {
    const search = await createPageSearch(lang, records[lang] as SearchIndex);
    const ranks = await rankJudged(rows, search);
    expect(ranks.length).toBeGreaterThan(200);
    expect(rows.filter((_, at) => (ranks[at] as number) > 5).map(({ query }) => query)).toEqual([]);
  });

  test('lead to their page alone, if no option of Rslib has them', async () => {
    const search = await createPageSearch(lang, records[lang] as SearchIndex);
    const judged = ownNames.map(([query, page]) => ({
      set: page,
      query,
      routes: [`/${folder}${page}`],
    }));
    const ranks = await rankJudged(judged, search);
    expect(judged.filter((_, at) => (ranks[at] as number) > 3).map(({ query }) => query)).toEqual(
      [],
    );
  });
});
