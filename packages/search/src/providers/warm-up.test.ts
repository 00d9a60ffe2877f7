import { afterEach, expect, test, vi } from 'vitest';
import { openIndex, type PageRow } from '../../testing/make-index.ts';
import { warmUp } from './warm-up.ts';

const page: PageRow = [
  '/',
  'Page',
  'Group',
  1,
  Array.from({ length: 49 }, (_, at) => [at === 0 ? 1 : 2, `Name ${at}`, '', '', '', '']),
];

afterEach(() => vi.unstubAllGlobals());

async function listQueries(): Promise<string[]> {
  const { index, complete } = await openIndex({ pages: [page], synonyms: [] });
  await complete();
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
