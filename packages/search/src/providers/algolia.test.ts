import { expect, test } from 'vitest';
import { buildPayload, createAlgoliaProvider } from './algolia.ts';

const options = { appId: 'APP', apiKey: 'key', indexName: 'docs', lang: 'zh', insights: false };

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

test.each(['appId', 'apiKey', 'indexName'] as const)('an error names a missing %s', (name) => {
  expect(() => createAlgoliaProvider({ ...options, maxPerGroup: 5, [name]: '' })).toThrow(
    `search.${name} is required`,
  );
});
