import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPayload, createAlgoliaProvider, parseMarks } from './algolia.ts';

const options = { appId: 'APP', apiKey: 'key', indexName: 'docs', lang: 'zh', insights: false };
const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

afterEach(() => vi.unstubAllGlobals());

test('the payload is the one that the hosted index expects', () => {
  expect(buildPayload('dts', options, 10)).toEqual({
    requests: [
      {
        query: 'dts',
        indexName: 'docs',
        attributesToRetrieve: [
          'hierarchy.lvl0',
          'hierarchy.lvl1',
          'hierarchy.lvl2',
          'hierarchy.lvl3',
          'hierarchy.lvl4',
          'hierarchy.lvl5',
          'hierarchy.lvl6',
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          'hierarchy.lvl0:10',
          'hierarchy.lvl1:10',
          'hierarchy.lvl2:10',
          'hierarchy.lvl3:10',
          'hierarchy.lvl4:10',
          'hierarchy.lvl5:10',
          'hierarchy.lvl6:10',
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['lang:zh'],
      },
    ],
  });
});

test.each(['appId', 'apiKey', 'indexName'] as const)('a missing %s is named', (name) => {
  expect(() => createAlgoliaProvider({ ...options, [name]: '' })).toThrow(
    `search.${name} is required`,
  );
});

describe('highlights', () => {
  test('are cut at their tags, with entities read', () => {
    expect(parseMarks('a &lt;b&gt; <mark>d&amp;ts</mark> end')).toEqual([
      { text: 'a <b> ', isMatch: false },
      { text: 'd&ts', isMatch: true },
      { text: ' end', isMatch: false },
    ]);
  });

  test('other markup stays text', () => {
    const text = '<img src=x onerror=alert(1)></mark><mark>';
    expect(parseMarks(text)).toEqual([{ text, isMatch: false }]);
  });
});

describe('an answer', () => {
  let body: unknown;

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
  });

  const search = () => createAlgoliaProvider(options).search('dts', new AbortController().signal);

  test('becomes hits', async () => {
    const hierarchy = { lvl0: 'Guide', lvl1: 'Types &amp; more', ...none };
    body = {
      results: [
        {
          queryID: 'q1',
          hits: [
            {
              objectID: '1',
              url: 'https://rslib.rs/a#b',
              type: 'content',
              content: 'all dts',
              hierarchy,
              _snippetResult: { content: { value: 'all <mark>dts</mark>' } },
            },
          ],
        },
      ],
    };
    expect(await search()).toEqual({
      queryId: 'q1',
      hits: [
        {
          objectID: '1',
          url: 'https://rslib.rs/a#b',
          type: 'content',
          content: 'all dts',
          hierarchy: { ...hierarchy, lvl1: 'Types & more' },
          line: [
            { text: 'all ', isMatch: false },
            { text: 'dts', isMatch: true },
          ],
          place: [[{ text: 'Types & more', isMatch: false }]],
        },
      ],
    });
  });

  test('loses what cannot be followed', async () => {
    const urls = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 7, undefined];
    const hits = urls.map((url, index) => ({ objectID: `${index}`, url, type: 'lvl1' }));
    body = { results: [{ hits: [null, 'x', ...hits, { url: '/a' }] }] };
    expect(await search()).toEqual({ hits: [] });
  });

  test.each(['__proto__', 'constructor', 'lvl9', 7])(
    'shows text only with a type %j',
    async (type) => {
      const hit = { objectID: '1', url: '/a', type, hierarchy: { lvl1: 'A' } };
      body = { results: [{ hits: [hit] }] };
      const { hits } = await search();
      expect(hits).toMatchObject([
        { type: 'lvl1', line: [{ text: 'A', isMatch: false }], place: [] },
      ]);
    },
  );

  test.each([
    [null],
    [[]],
    [{}],
    [{ results: [] }],
    [{ results: [{}] }],
    [{ results: [{ hits: 1 }] }],
  ])('of the wrong shape is an error: %j', async (wrong) => {
    body = wrong;
    await expect(search()).rejects.toMatchObject({ name: 'DeserializationError' });
  });
});
