import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeIndexFile } from '#search/index/index-file.ts';
import type { SearchIndex } from '#search/index/records.ts';
import { openLocalIndex } from '#search/providers/local-index.ts';
import { toSimplified } from '#search/text/simplified-chinese.ts';
import { listPrefixes, meanReciprocalRank, rankJudged, readJudged, type Search } from './judged.ts';
import { readRecords } from './read-records.ts';

/** Maximum size in bytes, compressed with brotli. */
const maxIndexSize = 60 * 1024;

/** Minimum mean reciprocal rank, slightly below the measured one, because every new page changes it. */
const minimums = {
  en: { whole: 0.95, typed: 0.86 },
  zh: { whole: 0.95, typed: 0.86 },
};

let records: Record<string, SearchIndex>;

beforeAll(async () => {
  records = await readRecords();
}, 180_000);

function recordsOf(lang: string): SearchIndex {
  return records[lang] ?? { pages: [], synonyms: [] };
}

async function createSearch(lang: string): Promise<Search> {
  const { rank, done } = await openLocalIndex(recordsOf(lang));
  await done;
  return (query) =>
    rank(lang === 'zh' ? toSimplified(query) : query).map(({ section }) => section.route);
}

describe.each(['en', 'zh'] as const)('search in the content (%s)', (lang) => {
  test('finds the right page for whole queries and while typing', async () => {
    const judged = readJudged(lang);
    const search = await createSearch(lang);
    const ranks = rankJudged(judged, search);
    const misses = judged.flatMap(({ query }, index) =>
      ranks[index] === 1 ? [] : `${query}: ${ranks[index]}`,
    );
    console.info(`Not first (${lang}):\n${misses.join('\n')}`);
    const whole = meanReciprocalRank(ranks);
    const typed = meanReciprocalRank(rankJudged(listPrefixes(judged), search));
    console.info(`${judged.length} queries (${lang}): ${whole.toFixed(4)}, ${typed.toFixed(4)}`);
    expect(whole).toBeGreaterThanOrEqual(minimums[lang].whole);
    expect(typed).toBeGreaterThanOrEqual(minimums[lang].typed);
  });

  test('has a small index', () => {
    const size = brotliCompressSync(writeIndexFile(recordsOf(lang))).length;
    expect(size).toBeLessThanOrEqual(maxIndexSize);
  });

  test('expects only pages of the site', () => {
    const known = new Set(recordsOf(lang).pages.map(([route]) => route.replace(/^\/zh(?=\/)/, '')));
    const routes = readJudged(lang).flatMap((judged) => judged.routes);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });
});
