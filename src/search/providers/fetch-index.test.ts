import { afterEach, expect, test, vi } from 'vitest';
import { writeIndexFile } from '../index/index-file.ts';
import { createIndexFetch } from './fetch-index.ts';

const origin = 'https://docs.example';

function answer(url: string, word: string): Response {
  const text = writeIndexFile({ pages: [], synonyms: [[word, 'other']] });
  // A response that no request brought has no address.
  return Object.defineProperty(new Response(text), 'url', { value: `${origin}${url}` });
}

function stubFetch(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('location', new URL(`${origin}/guide/`));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url, `asked ${asked.length}`);
  });
  return asked;
}

async function readWord(fetchIndex: ReturnType<typeof createIndexFetch>): Promise<unknown> {
  return (await fetchIndex()).synonyms[0]?.[0];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('asks at once, and anew at each further call', async () => {
  const asked = stubFetch();
  const fetchIndex = createIndexFetch('/search-en.json');
  expect(await readWord(fetchIndex)).toBe('asked 1');
  expect(await readWord(fetchIndex)).toBe('asked 2');
  expect(asked).toEqual(['/search-en.json', '/search-en.json']);
});

test('takes the answer to an earlier request', async () => {
  const asked = stubFetch();
  const early = Promise.resolve(answer('/search-en.json', 'early'));
  const fetchIndex = createIndexFetch('/search-en.json', early);
  expect(await readWord(fetchIndex)).toBe('early');
  expect(asked).toEqual([]);
  expect(await readWord(fetchIndex)).toBe('asked 1');
});

test.each([
  ['failed', undefined],
  ['was for another language', answer('/search-zh.json', 'early')],
])('asks itself where an earlier request %s', async (_what, early) => {
  const asked = stubFetch();
  const fetchIndex = createIndexFetch('/search-en.json', Promise.resolve(early));
  expect(await readWord(fetchIndex)).toBe('asked 1');
  expect(asked).toEqual(['/search-en.json']);
});
