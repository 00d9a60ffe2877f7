import { createServer } from 'node:http';
import { close, listen } from 'docs-engine/src/listen.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { serializeIndex } from '../index/index-file.ts';
import { createIndexFetch } from './fetch-index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

test('gives up on a request without an answer, and on an answer that stops', async () => {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout.call(AbortSignal, 50);
  });
  const server = createServer((request, response) => {
    if (request.url === '/stops') response.write('[');
  });
  const port = await listen(server, 0, '127.0.0.1');
  for (const path of ['/silent', '/stops']) {
    const fetchIndex = createIndexFetch(`http://127.0.0.1:${port}${path}`);
    await expect(fetchIndex()).rejects.toMatchObject({ name: 'TimeoutError' });
  }
  expect(limits).toEqual([10_000, 10_000]);
  await close(server);
});
