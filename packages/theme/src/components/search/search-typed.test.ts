import type { SearchProvider } from 'docs-search';
import { expect, test, vi } from 'vitest';
import { searchTyped } from './search-typed.ts';

type Search = SearchProvider['search'];

const noResults = { groups: [] };

function open(text: string, search = vi.fn<Search>(async () => noResults)) {
  const field = Object.assign(new EventTarget(), { value: text }) as HTMLInputElement;
  const own = searchTyped({ indexName: 'index', search }, field);
  return {
    search,
    own,
    type(value: string, isComposing = false) {
      field.value = value;
      field.dispatchEvent(Object.assign(new Event('input'), { isComposing }));
    },
    signal: (at: number) => search.mock.calls[at]?.[1] as AbortSignal,
    queries: () => search.mock.calls.map(([query]) => query),
  };
}

const later = () => new AbortController();

test('the first search for the text that was typed gets its results, and aborts it', async () => {
  const { own, search, signal } = open(' dts ');
  const controller = later();
  const results = own.search('dts', controller.signal);
  expect(await results).toBe(await search.mock.results[0]?.value);
  expect(search).toHaveBeenCalledOnce();
  expect(signal(0).aborted).toBe(false);
  controller.abort();
  expect(signal(0).aborted).toBe(true);
  await own.search('dts', later().signal);
  expect(search).toHaveBeenCalledTimes(2);
});

test('a search for another text replaces it', async () => {
  const { own, queries, signal } = open('dts');
  await own.search('dts bundle', later().signal);
  expect(queries()).toEqual(['dts', 'dts bundle']);
  expect(signal(0).aborted).toBe(true);
});

test('it follows what is typed, but not a composition, until it is taken over', async () => {
  const { own, type, queries, signal } = open('');
  expect(queries()).toEqual([]);
  type('d');
  type('dt');
  type('dt x', true);
  type(' ');
  type('dts');
  expect(queries()).toEqual(['d', 'dt', 'dts']);
  expect([0, 1, 2].map((at) => signal(at).aborted)).toEqual([true, true, false]);
  await own.search('dts', later().signal);
  type('format');
  expect(queries()).toEqual(['d', 'dt', 'dts']);
});

test('after a failure, the next search tries again', async () => {
  const search = vi.fn<Search>().mockRejectedValueOnce(new Error('offline'));
  search.mockResolvedValue(noResults);
  const { own } = open('dts', search);
  await vi.waitFor(() => expect(search.mock.settledResults[0]?.type).toBe('rejected'));
  expect(await own.search('dts', later().signal)).toBe(noResults);
});
