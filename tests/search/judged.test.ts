import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchIndex } from '#search/index/records.ts';
import { buildIndex } from '#search/index/section-index.ts';
import { rankResults } from '#search/query/rank.ts';
import { simplify } from '#search/text/simplified-chinese.ts';
import { type Judged, judged } from './judged.ts';
import { readRecords } from './read-records.ts';

/** What the index of a language may weigh. */
const largestIndex = 60 * 1024;

/** A little below what is reached: mean reciprocal rank, share of queries whose answer is first, and among five. */
const leastFigures = { reciprocal: 0.96, first: 0.935, amongFive: 0.99 };

let records: Record<string, SearchIndex>;

beforeAll(async () => {
  records = await readRecords();
}, 180_000);

type Place = { query: string; place: number; found: string[] };

/** Place of the first accepted page for every query, from 1; infinite where there is none. */
async function placeAll(lang: 'en' | 'zh', queries: readonly Judged[]): Promise<Place[]> {
  const index = await buildIndex(records[lang] ?? { pages: [], synonyms: [] });
  return queries.map(([query, ...routes]) => {
    const ranked = rankResults(lang === 'zh' ? simplify(query) : query, index);
    const found = [...new Set(ranked.map(({ entry }) => entry.route.replace(/^\/zh(?=\/)/, '')))];
    const at = found.findIndex((route) => routes.includes(route));
    return { query, place: at < 0 ? Number.POSITIVE_INFINITY : at + 1, found: found.slice(0, 3) };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.each(['en', 'zh'] as const)('search in the content (%s)', (lang) => {
  test('finds what readers ask for', async () => {
    const places = await placeAll(lang, judged[lang]);
    const misses = places
      .filter(({ place }) => place > 1)
      .map(({ query, place, found }) => `${query}: place ${place}, first ${found.join(' ')}`);
    if (misses.length > 0) console.info(`not first (${lang}):\n${misses.join('\n')}`);
    const figures = {
      reciprocal: mean(places.map(({ place }) => 1 / place)),
      first: mean(places.map(({ place }) => Number(place === 1))),
      amongFive: mean(places.map(({ place }) => Number(place <= 5))),
    };
    const shown = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(3)}`);
    console.info(`${places.length} queries (${lang}): ${shown.join(', ')}`);
    for (const [name, least] of Object.entries(leastFigures))
      expect(figures[name as keyof typeof figures], name).toBeGreaterThanOrEqual(least);
  });

  test('has an index that is quickly there', () => {
    const size = brotliCompressSync(JSON.stringify(records[lang])).length;
    expect(size).toBeLessThanOrEqual(largestIndex);
  });

  test('names only pages that the site has', () => {
    const known = new Set(records[lang]?.pages.map(([route]) => route.replace(/^\/zh(?=\/)/, '')));
    const routes = judged[lang].flatMap(([, ...accepted]) => accepted);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });
});
