import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeIndex, type PageRow, searchAll } from '../../testing/make-index.ts';
import { serializeIndex } from '../index/index-file.ts';
import { loadProvider } from './load-provider.ts';

const page: PageRow = ['/a', '别名', '配置', 1, [[1, '别名', '', '模块', '', '']]];
const local = {
  provider: { name: 'local', index: '/docs/index.json', texts: '/docs/texts.json' },
  maxPerGroup: 5,
} as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { heads, texts } = serializeIndex(
    { ...makeIndex({ pages: [page] }), variants: ['組', '块'] },
    '',
  );
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(url.includes('texts') ? texts : heads),
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['zh', '模組', ['/docs/a']],
  ['zh', 'bieming', ['/docs/a']],
  ['zh-TW', 'bieming', ['/docs/a']],
  ['en', '别名', ['/docs/a']],
  ['en', 'bieming', []],
])('with the local index in %s, "%s" finds %j', async (lang, query, found) => {
  const { search, indexName } = await loadProvider(local, lang, '/docs/');
  expect(indexName).toBe(`local/docs-${lang}`);
  const { groups } = await searchAll(search, query);
  expect(groups.flatMap(({ hits }) => hits.map(({ url }) => url))).toEqual(found);
});

test.each([true, false])(
  'with Algolia, clicks are reported if they may be: %s',
  async (insights) => {
    const provider = {
      name: 'algolia',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      insights,
    } as const;
    const loaded = await loadProvider({ provider, maxPerGroup: 5 }, 'en', '/');
    expect(loaded.indexName).toBe('docs');
    expect(loaded.trackClick !== undefined).toBe(insights);
  },
);
