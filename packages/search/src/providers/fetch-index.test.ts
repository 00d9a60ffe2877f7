import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { makeIndex } from '../../testing/make-index.ts';
import { serializeIndex } from '../index/index-file.ts';
import { createIndexFetch } from './fetch-index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const urls = { index: '/search-en.json', texts: '/search-en-texts.json' };

/** Answers each request with an index whose synonym is the number of the request. */
function stubFetch(status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const index = makeIndex({ pages: [], synonyms: [[`${requested.length}`, 'other']] });
    const { heads, texts } = serializeIndex(index, 'id');
    return new Response(url === urls.texts ? texts : heads, { status });
  });
  return requested;
}

test('requests the headings at once, the texts on demand, and both again at each further call', async () => {
  const requested = stubFetch();
  const fetchIndex = createIndexFetch(urls);
  expect(requested).toEqual([urls.index]);
  const { heads, loadTexts } = await fetchIndex();
  expect(heads.synonyms).toEqual([['1', 'other']]);
  expect((await loadTexts()).id).toBe('id');
  expect((await fetchIndex()).heads.synonyms).toEqual([['3', 'other']]);
  expect(requested).toEqual([urls.index, urls.texts, urls.index]);
});

test('rejects when the index cannot be loaded', async () => {
  stubFetch(404);
  const fetchIndex = createIndexFetch(urls);
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of ['/silent', '/stops']) {
    const fetchIndex = createIndexFetch({ ...urls, index: `http://127.0.0.1:${port}${path}` });
    await expect(fetchIndex()).rejects.toMatchObject({ name: 'TimeoutError' });
  }
  expect(limits).toEqual([10_000, 10_000]);
  server.closeAllConnections();
  server.close();
});
