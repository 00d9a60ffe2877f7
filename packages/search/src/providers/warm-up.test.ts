import { afterEach, expect, test, vi } from 'vitest';
import type { PageRecord } from '../index/records.ts';
import { openLocalIndex } from './local-index.ts';
import { warmUp } from './warm-up.ts';

const page: PageRecord = [
  '/',
  'Page',
  'Group',
  1,
  Array.from({ length: 49 }, (_, at) => [at === 0 ? 1 : 2, `Name ${at}`, '', '', '', '']),
];

afterEach(() => vi.unstubAllGlobals());

async function listQueries(): Promise<string[]> {
  const { index, done } = await openLocalIndex({ pages: [page], synonyms: [] });
  await done;
  const queries: string[] = [];
  warmUp(index, (query) => queries.push(query));
  return queries;
}

test('runs first letters, and headings with and without typos', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  expect(await listQueries()).toEqual([
    'n',
    ...['Name 0', 'Naem 0', 'Name 24', 'Naem 42', 'Name 48', 'Naem 84'],
  ]);
});

test('does nothing in a browser that reports no idle time', async () => {
  expect(await listQueries()).toEqual([]);
});
