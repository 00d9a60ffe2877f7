import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serializeIndex } from '../index/index-file.ts';
import type { PageRecord } from '../index/records.ts';
import { loadProvider } from './load-provider.ts';

const page: PageRecord = ['/a', '别名', '配置', 1, [[1, '别名', '', '模块', '', '']]];
const local = { provider: { name: 'local', index: '/docs/index.json' }, maxPerGroup: 5 } as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => new Response(serializeIndex({ pages: [page], synonyms: [] })));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['zh', '模組', ['/docs/a']],
  ['zh', 'bieming', ['/docs/a']],
  ['zh-TW', 'bieming', ['/docs/a']],
  ['en', '别名', ['/docs/a']],
  ['en', '模組', []],
  ['en', 'bieming', []],
])('with the local index in %s, "%s" finds %j', async (lang, query, found) => {
  const { search, indexName } = await loadProvider(local, lang, '/docs/');
  expect(indexName).toBe(`local/docs-${lang}`);
  const first = await search(query, new AbortController().signal);
  const { groups } = (await first.final) ?? first;
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
