import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { serializeIndex } from '#search/index/index-file.ts';
import type { SearchIndex } from '#search/index/records.ts';
import { createSearch } from './create-search.ts';
import { type Judged, listPrefixes, meanReciprocalRank, rankJudged, readJudged } from './judged.ts';
import { readRecords } from './read-records.ts';

/** Maximum size in bytes, compressed with brotli. */
const maxIndexSize = 55 * 1024;

/** Minimum mean reciprocal rank: of the sets that rules were fitted to, whole and typed, and of the newer ones. */
const minimums = {
  en: { fitted: 0.96, typed: 0.86, newer: 0.9 },
  zh: { fitted: 0.965, typed: 0.86, newer: 0.9 },
};

let records: Record<string, SearchIndex>;

beforeAll(async () => {
  records = await readRecords();
});

function recordsOf(lang: string): SearchIndex {
  return records[lang] ?? { pages: [], synonyms: [] };
}

describe.each(['en', 'zh'] as const)('search in the content (%s)', (lang) => {
  test('finds the right page for whole queries and while typing', async () => {
    const judged = readJudged(lang);
    const search = await createSearch(lang, recordsOf(lang));
    // Newer sets have a set for each kind of query: `next-titles`.
    const isNewer = ({ set }: Judged) => set.includes('-');
    const fitted = judged.filter((one) => !isNewer(one));
    const groups = { fitted, typed: listPrefixes(fitted), newer: judged.filter(isNewer) };
    for (const [name, queries] of Object.entries(groups)) {
      const mean = meanReciprocalRank(await rankJudged(queries, search));
      console.info(`${queries.length} queries (${lang}, ${name}): ${mean.toFixed(4)}`);
      expect(mean).toBeGreaterThanOrEqual(minimums[lang][name as keyof typeof groups]);
    }
  });

  test('has a small index', () => {
    const size = brotliCompressSync(serializeIndex(recordsOf(lang))).length;
    expect(size).toBeLessThanOrEqual(maxIndexSize);
  });

  test('expects only pages of the site', () => {
    const known = new Set(recordsOf(lang).pages.map(([route]) => route.replace(/^\/zh(?=\/)/, '')));
    const routes = readJudged(lang).flatMap((judged) => judged.routes);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });
});
