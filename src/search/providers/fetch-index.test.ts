import { afterEach, expect, test, vi } from 'vitest';
import { serializeIndex } from '../index/index-file.ts';
import { createIndexFetch } from './fetch-index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers each request with an index whose synonym is the number of the request. */
function stubFetch(status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const index = { pages: [], synonyms: [[`${requested.length}`, 'other']] };
    return new Response(serializeIndex(index), { status });
  });
  return requested;
}

test('requests the index at once, and again at each further call', async () => {
  const requested = stubFetch();
  const fetchIndex = createIndexFetch('/search-en.json');
  expect(requested).toEqual(['/search-en.json']);
  expect((await fetchIndex()).synonyms).toEqual([['1', 'other']]);
  expect((await fetchIndex()).synonyms).toEqual([['2', 'other']]);
  expect(requested).toEqual(['/search-en.json', '/search-en.json']);
});

test('rejects when the index cannot be loaded', async () => {
  stubFetch(404);
  const fetchIndex = createIndexFetch('/search-en.json');
  await expect(fetchIndex()).rejects.toThrow('/search-en.json answered with status 404');
});
