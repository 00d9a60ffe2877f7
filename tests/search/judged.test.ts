import { brotliCompressSync } from 'node:zlib';
import { createPageSearch, type SearchIndex, serializeIndex } from 'docs-search/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '../../website/checks/content/read-pages.ts';
import { type Judged, listPrefixes, meanReciprocalRank, rankJudged, readJudged } from './judged.ts';
import { readRecords } from './read-records.ts';

/** Maximum size for 1000 words of content, in bytes, compressed with brotli: a tenth above what it is. */
const maxIndexSizes = { en: 1_200, zh: 1_200 };

/** Minimum mean reciprocal rank: of the sets that rules were fitted to, whole and typed, and of the newer ones; of these, also those by readers who do not know our words. */
const minimums = {
  en: { fitted: 0.96, typed: 0.86, newer: 0.9, words: 0.92 },
  zh: { fitted: 0.965, typed: 0.86, newer: 0.9, words: 0.92 },
};

/** Minimum share of the queries in `words` with the right page among the first five. */
const minimumShare = 0.98;

/** Maximum number of queries without an expected page among the first ten: three more than there are. */
const maxMissed = { en: 6, zh: 10 };

let records: Record<string, SearchIndex>;
/** Words of prose on each page, by route. */
let wordCounts: Record<string, number>;

function countWords(lang: string, text: string): number {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  let count = 0;
  for (const { isWordLike } of segments) if (isWordLike) count += 1;
  return count;
}

beforeAll(async () => {
  records = await readRecords();
  const { pages } = await readPages();
  wordCounts = Object.fromEntries(
    pages.map(({ source: { routePath, lang }, sections }) => {
      const texts = sections.flatMap(({ heading, text, messages }) => [heading, text, ...messages]);
      return [routePath, countWords(lang, texts.join('\n'))];
    }),
  );
});

function recordsOf(lang: string): SearchIndex {
  return records[lang] ?? { pages: [], synonyms: [], variants: ['', ''] };
}

/** Bytes of the index of some pages for 1000 words of these pages. */
function measureIndex(index: SearchIndex): number {
  const words = index.pages.reduce((sum, { route }) => sum + (wordCounts[route] ?? 0), 0);
  const { heads, texts } = serializeIndex(index, '');
  const size = brotliCompressSync(heads).length + brotliCompressSync(texts).length;
  return Math.round((size * 1000) / words);
}

describe.each(['en', 'zh'] as const)('search in the content (%s)', (lang) => {
  const judged = readJudged(lang);
  // Newer sets have a set for each kind of query: `next-titles`.
  const isNewer = ({ set }: Judged) => set.includes('-');
  const fitted = judged.filter((one) => !isNewer(one));
  /** Positions of the pages of each query. */
  const ranks = new Map<Judged, number>();

  beforeAll(async () => {
    const queries = [...judged, ...listPrefixes(fitted)];
    const found = await rankJudged(queries, await createPageSearch(lang, recordsOf(lang)));
    for (const [at, rank] of found.entries()) ranks.set(queries[at] as Judged, rank);
  });

  const ranksOf = (queries: readonly Judged[]) => queries.map((one) => ranks.get(one) as number);

  test('finds the right page for whole queries and while typing', () => {
    const typed = [...ranks.keys()].slice(judged.length);
    const words = judged.filter(({ set }) => set.startsWith('words-'));
    const groups = { fitted, typed, newer: judged.filter(isNewer), words };
    for (const [name, queries] of Object.entries(groups)) {
      const mean = meanReciprocalRank(ranksOf(queries));
      console.info(`${queries.length} queries (${lang}, ${name}): ${mean.toFixed(4)}`);
      expect(mean).toBeGreaterThanOrEqual(minimums[lang][name as keyof typeof groups]);
    }
    const found = ranksOf(words).filter((rank) => rank <= 5);
    expect(found.length / words.length).toBeGreaterThanOrEqual(minimumShare);
  });

  test('shows the right page for all queries but a few, which a mean would hide', () => {
    const missed = judged.filter((one) => (ranks.get(one) ?? 0) > 10).map(({ query }) => query);
    console.info(`${missed.length} queries (${lang}) without their page: ${missed.join(' · ')}`);
    expect(missed.length).toBeLessThanOrEqual(maxMissed[lang]);
  });

  test('has a small index for its words, which more words do not change', () => {
    const { pages, ...others } = recordsOf(lang);
    const size = measureIndex({ pages, ...others });
    console.info(`index: ${size} bytes for 1000 words (${lang})`);
    expect(size).toBeLessThanOrEqual(maxIndexSizes[lang]);
    // Half of the pages stand for the site before it had twice the words.
    const half = measureIndex({ pages: pages.filter((_, at) => at % 2 === 0), ...others });
    expect(size).toBeLessThanOrEqual(half);
  });

  test('expects only pages of the site', () => {
    const known = new Set(
      recordsOf(lang).pages.map(({ route }) => route.replace(/^\/zh(?=\/)/, '')),
    );
    const routes = judged.flatMap((one) => one.routes);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });
});
