import { expect, test } from 'vitest';
import type { SiteData } from '../../contract/site.ts';
import { buildDocSearchRecords, buildDocSearchSettings } from './docsearch-records.ts';

const site = {
  title: 'Site',
  origin: 'https://example.com',
  base: '/docs/',
  lang: 'en',
  sidebars: {},
} as SiteData;

function section(
  depth: number,
  heading: string,
  anchor: string,
  text: string,
  keywords: string[] = [],
) {
  const empty = { facts: [], messages: [], code: [], isLinkList: false };
  return { depth, heading, anchor, text, keywords, ...empty };
}

const records = buildDocSearchRecords(
  [
    {
      routePath: '/guide/dts',
      title: 'Types',
      group: 'Site',
      description: '',
      rank: 0.5,
      sections: [
        section(1, 'Types', '', 'Start with <b> & co.', ['typings']),
        section(2, 'Bundle', 'bundle', 'x'.repeat(5000)),
        section(3, 'One file', 'one', ''),
        section(2, 'Check', 'check', '', ['attw']),
      ],
    },
  ],
  site,
);

test('a heading and its text are one record each, with a URL and their hierarchy', () => {
  expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
    ['/guide/dts', 'lvl1'],
    ['/guide/dts~text', 'content'],
    ['/guide/dts#bundle', 'lvl2'],
    ['/guide/dts#bundle~text', 'content'],
    ['/guide/dts#one', 'lvl3'],
    ['/guide/dts#check', 'lvl2'],
  ]);
  expect(records[4]).toEqual({
    objectID: '/guide/dts#one',
    lang: 'en',
    url: 'https://example.com/docs/guide/dts#one',
    type: 'lvl3',
    content: null,
    hierarchy: {
      lvl0: 'Site',
      lvl1: 'Types',
      lvl2: 'Bundle',
      lvl3: 'One file',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    weight: { pageRank: 0.5, level: 70, position: 2 },
  });
  expect(records[5]?.hierarchy).toMatchObject({ lvl2: 'Check', lvl3: null });
});

test('a long text is truncated', () => {
  expect(records[3]?.content).toHaveLength(3000);
});

test('the settings allow filtering by language', () => {
  expect(buildDocSearchSettings(['en', 'zh'])).toMatchObject({
    attributesForFaceting: expect.arrayContaining(['lang']),
    queryLanguages: ['en', 'zh'],
  });
});

test('keywords belong to the headings', () => {
  const named = records.filter(({ keywords }) => keywords);
  expect(named.map(({ type, keywords }) => [type, keywords])).toEqual([
    ['lvl1', ['typings']],
    ['lvl2', ['attw']],
  ]);
});

test('texts are escaped, because hosts highlight with tags', () => {
  expect(records.find(({ type }) => type === 'content')?.content).toBe(
    'Start with &lt;b&gt; &amp; co.',
  );
});
