import { describe, expect, test } from 'vitest';
import { parseHighlights, parseResponse } from './parse-response.ts';

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

describe('highlights', () => {
  test('are split at their tags, with entities decoded', () => {
    expect(parseHighlights('a &lt;b&gt; <mark>d&amp;ts</mark> end')).toEqual([
      { text: 'a <b> ', isMatch: false },
      { text: 'd&ts', isMatch: true },
      { text: ' end', isMatch: false },
    ]);
  });

  test('other markup stays text', () => {
    const text = '<img src=x onerror=alert(1)></mark><mark>';
    expect(parseHighlights(text)).toEqual([{ text, isMatch: false }]);
  });
});

describe('a response', () => {
  test('becomes results', () => {
    const hierarchy = { lvl0: 'Guide', lvl1: 'Types &amp; more', ...none };
    const body = {
      results: [
        {
          queryID: 'q1',
          nbHits: 31,
          hits: [
            {
              objectID: '1',
              url: 'https://docs.test/a#b',
              type: 'content',
              content: 'all dts',
              hierarchy,
              _snippetResult: { content: { value: 'all <mark>dts</mark>' } },
            },
          ],
        },
      ],
    };
    expect(parseResponse(body)).toEqual({
      queryId: 'q1',
      total: 31,
      hits: [
        {
          id: '1',
          url: 'https://docs.test/a#b',
          titles: [hierarchy.lvl0 ?? '', 'Types & more', '', '', '', '', ''],
          text: [
            { text: 'all ', isMatch: false },
            { text: 'dts', isMatch: true },
          ],
          breadcrumbs: [[{ text: 'Types & more', isMatch: false }]],
          kind: 'text',
        },
      ],
    });
  });

  test('tells pages and headings apart', () => {
    const hits = ['lvl1', 'lvl3'].map((type) => ({
      objectID: type,
      url: 'http://a.test/',
      type,
      hierarchy: {},
    }));
    expect(parseResponse({ results: [{ hits, queryID: 7, nbHits: '7' }] })).toEqual({
      hits: [
        expect.objectContaining({ kind: 'page' }),
        expect.objectContaining({ kind: 'heading' }),
      ],
    });
  });

  test('marks titles above a hit and in it', () => {
    const marked = { value: '<mark>A</mark>' };
    const hit = {
      objectID: '1',
      url: '/a#b',
      type: 'lvl2',
      hierarchy: { lvl1: 'A', lvl2: 'B', lvl3: '' },
      _snippetResult: { hierarchy: { lvl1: marked, lvl2: { value: '<mark>B</mark>' } } },
    };
    expect(parseResponse({ results: [{ hits: [hit] }] }).hits).toMatchObject([
      { text: [{ text: 'B', isMatch: true }], breadcrumbs: [[{ text: 'A', isMatch: true }]] },
    ]);
  });

  test('has no hits without a safe URL', () => {
    const urls = [
      ['/a'],
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      7,
      undefined,
    ];
    const hits = urls.map((url, index) => ({ objectID: `${index}`, url, type: 'lvl1' }));
    const body = { results: [{ hits: [null, 'x', ...hits, { url: '/a' }] }] };
    expect(parseResponse(body)).toEqual({ hits: [] });
  });

  test.each(['__proto__', 'constructor', 'lvl9', 7])('has a page title for the type %j', (type) => {
    const hit = { objectID: '1', url: '/a', type, hierarchy: { lvl1: 'A' } };
    const body = { results: [{ hits: [hit] }] };
    const { hits } = parseResponse(body);
    expect(hits).toMatchObject([
      { kind: 'page', text: [{ text: 'A', isMatch: false }], breadcrumbs: [] },
    ]);
  });

  test.each([
    [null],
    [[]],
    [{}],
    [{ results: [] }],
    [{ results: [{}] }],
    [{ results: [{ hits: 1 }] }],
  ])('of the wrong shape is an error: %j', (wrong) => {
    expect(() => parseResponse(wrong)).toThrow(
      expect.objectContaining({
        name: 'DeserializationError',
        message: 'The search response has no hits.',
      }),
    );
  });
});
