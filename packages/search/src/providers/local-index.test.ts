import { describe, expect, test } from 'vitest';
import { makeIndex, openIndex, type PageRow } from '../../testing/make-index.ts';
import { splitIndex } from '../index/index-file.ts';
import type { Variants } from '../index/records.ts';
import { type LocalIndex, openLocalIndex } from './local-index.ts';

/** Invented words, some of them on many pages. */
function writeWords(seed: number): string {
  return Array.from(
    { length: 120 },
    (_, at) => `w${((seed * 31 + at * 17) % 997).toString(36)}`,
  ).join(' ');
}

const pages = Array.from({ length: 800 }, (_, at): PageRow => {
  const text = at === 700 ? `${writeWords(at)} haystack` : writeWords(at);
  const section = at % 100 === 50 ? 'Meadow' : `Section ${at}`;
  return [
    `/guide/page-${at}`,
    `Page ${at}`,
    'Guide',
    1,
    [
      [1, `Page ${at}`, '', text, '', ''],
      [2, section, 'section', 'Some more.', '', ''],
    ],
  ];
});
const records = { pages, synonyms: [['meadow', 'pasture']] };

function find(query: string, { rank }: LocalIndex): string[] {
  return rank(query).map(({ section: { route, anchor } }) => `${route}#${anchor}`);
}

/** Opens the index with its texts, which are not indexed. */
async function openTexts(): Promise<LocalIndex> {
  const local = await openIndex(records);
  await local.stageDone();
  return local;
}

describe('while the index is incomplete', () => {
  test.each([
    ['a word of one page', 'haystack', ['/guide/page-700#']],
    ['an unfinished word', 'hayst', ['/guide/page-700#']],
    ['an inflection', 'haystacks', ['/guide/page-700#']],
    [
      'a synonym of many sections',
      'pasture',
      [50, 150, 250, 350, 450, 550, 650, 750].map((at) => `/guide/page-${at}#section`),
    ],
  ])('finds %s', async (_what, query, found) => {
    const local = await openTexts();
    expect(await local.indexFor(query)).toBe(true);
    expect(local.stage()).not.toBe('complete');
    expect(new Set(find(query, local))).toEqual(new Set(found));
    await local.complete();
    expect(new Set(find(query, local))).toEqual(new Set(found));
  });

  test.each([
    ['is misspelt', 'hastyack'],
    ['appears nowhere, next to one that does', 'meadow nowhere'],
  ])('has no answer for a word that %s', async (_what, query) => {
    const { indexFor } = await openTexts();
    expect(await indexFor(query)).toBe(false);
  });

  test('the latest query has priority', async () => {
    const local = await openTexts();
    const first = local.indexFor('w1');
    expect(await local.indexFor('haystack')).toBe(true);
    expect(find('haystack', local)).toEqual(['/guide/page-700#']);
    expect(local.stage()).not.toBe('complete');
    await first;
  });
});

test('results do not depend on the order of indexing', async () => {
  const local = await openTexts();
  await local.indexFor('meadow');
  await local.indexFor('haystack');
  await local.complete();
  const other = await openTexts();
  await other.complete();
  for (const query of ['meadow', 'haystack', 'hastyack', 'page 12', 'w1', 'wa wb']) {
    expect(find(query, local)).toEqual(find(query, other));
  }
  expect(await local.indexFor('hastyack')).toBe(true);
});

describe('a query in Chinese', () => {
  const page: PageRow = [
    '/zh/',
    '别名',
    '配置',
    1,
    [
      [1, '别名', '', '路径的 alias 和 leixingfoo', '', ''],
      [2, '类型声明', 'types', '文件', '', ''],
    ],
  ];

  test.each([
    // Unknown pinyin and characters, also next to known words.
    ['bieming', '别名'],
    ['alias bieming', 'alias 别名'],
    ['类形声明', '类型声明'],
    // Known, the start of a known word, too short, or of other letters.
    ['类型', '类型'],
    ['leixing', 'leixing'],
    ['bie', 'bie'],
    ['bieming1', 'bieming1'],
    // Traditional characters.
    ['別名', '别名'],
  ])('%s is answered as %s', async (query, expected) => {
    const index = { ...makeIndex({ pages: [page] }), variants: ['別', '别'] as Variants };
    const { correct, complete } = await openLocalIndex(splitIndex(index), 'zh-CN');
    await complete();
    expect(await correct(query)).toBe(expected);
    expect(await correct(query)).toBe(expected);
  });
});

test('parts of two builds are an error', async () => {
  const { heads, loadTexts } = splitIndex(makeIndex(records));
  const other = async () => ({ ...(await loadTexts()), id: 'other' });
  const local = await openLocalIndex({ heads, loadTexts: other }, 'en');
  await expect(local.complete()).rejects.toThrow('The parts of the search index differ.');
});

test('headings are found before the texts are there', async () => {
  const { heads, loadTexts } = splitIndex(makeIndex(records));
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const late = () => gate.then(loadTexts);
  const local = await openLocalIndex({ heads, loadTexts: late }, 'en');
  expect(await local.indexFor('meadow')).toBe(true);
  expect(find('meadow', local)).toHaveLength(8);
  expect(await local.indexFor('haystack')).toBe(false);
  open();
  await local.stageDone();
  expect(await local.indexFor('haystack')).toBe(true);
});

test('a language that the search does not know has its words', async () => {
  const page: PageRow = [
    '/de/typen',
    'Typdeklarationen',
    'Anleitung',
    1,
    [[1, 'Typdeklarationen', '', 'Was in der Datei an Typen ist. 打包 größer', '', '']],
  ];
  const local = await openIndex({ pages: [page] }, 'de-AT');
  await local.complete();
  for (const query of ['Datei', 'typen', 'typdekl', 'Datie', 'an', 'in', 'grö', '打包']) {
    expect(find(query, local), query).toEqual(['/de/typen#']);
  }
});
