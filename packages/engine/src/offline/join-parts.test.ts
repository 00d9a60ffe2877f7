import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinParts } from './join-parts.ts';

const origin = 'https://sample.test';
const content = 'first second';
const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
const url = new URL(`${origin}/isolated/core.${hash}.wasm?parts=2`);

/** Bodies by path. */
let host: Record<string, string>;
let requests: string[];
let cached: Map<string, Response>;

beforeEach(() => {
  host = {
    [`/isolated/core-1.${hash}.wasm`]: 'first ',
    [`/isolated/core-2.${hash}.wasm`]: 'second',
  };
  requests = [];
  cached = new Map([[`${origin}/isolated/core.1a2b3c4d.wasm?parts=2`, new Response('old')]]);
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    const { pathname } = new URL(address);
    requests.push(`${cache} ${pathname}`);
    const headers = { 'content-type': 'application/wasm' };
    return new Response(host[pathname], { status: host[pathname] ? 200 : 404, headers });
  });
  const cache = {
    keys: async () => [...cached.keys()].map((key) => new Request(key)),
    put: async (key: string, response: Response) => cached.set(key, response),
    delete: async (request: Request) => cached.delete(request.url),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: string) => cached.get(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The response, once everything behind it is done. */
async function request(): Promise<Response> {
  const pending: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => pending.push(promise) };
  const input = { url, event, request: new Request(url) };
  const response = (await joinParts('joined')(input as never)) as Response;
  const body = await response.text();
  await Promise.all(pending);
  return new Response(body, response);
}

test('the parts are one response, which is kept in place of an older file', async () => {
  const first = await request();
  expect(await first.text()).toBe(content);
  expect(first.headers.get('content-type')).toBe('application/wasm');
  expect([...cached.keys()]).toEqual([url.href]);
  const loaded = requests.length;
  const second = await request();
  expect(await second.text()).toBe(content);
  expect(second.headers.get('content-length')).toBe(String(content.length));
  expect(requests).toHaveLength(loaded);
});

test('a broken file is not kept, and requested past the cache of the browser', async () => {
  host[`/isolated/core-2.${hash}.wasm`] = 'cut';
  await request();
  expect([...cached.keys()]).toEqual([`${origin}/isolated/core.1a2b3c4d.wasm?parts=2`]);
  expect(requests.filter((each) => each.startsWith('reload'))).toHaveLength(2);
});

test('a missing part is passed on', async () => {
  delete host[`/isolated/core-2.${hash}.wasm`];
  expect((await request()).status).toBe(404);
  expect(cached.size).toBe(1);
});
