import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument } from './document-cache.ts';

const whole = '<!doctype html><html><head><title>A</title></head><body>文</body></html>';

let requests = 0;

/** Fetches a document that no other test has fetched. */
function fetchFrom(body: string, init: ResponseInit = {}) {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers, ...init }));
  return fetchDocument(new URL(`https://sample.test/${requests++}`));
}

afterEach(() => vi.unstubAllGlobals());

test.each([whole, `${whole}\n`])('a whole document is read: %j', async (html) => {
  expect(await fetchFrom(html)).toMatchObject({ html });
});

test('a document that is cut at any position is an error', async () => {
  for (let length = 0; length < whole.length; length++) {
    await expect(fetchFrom(whole.slice(0, length)), `${length}`).rejects.toThrow('incomplete');
  }
});

test.each([
  { status: 500 },
  { status: 404 },
  { headers: { 'content-type': 'application/json' } },
  { headers: { 'content-type': 'text/plain' } },
])('what is no document is an error: %j', async (init) => {
  await expect(fetchFrom(whole, init)).rejects.toThrow();
});
