import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noLevels, type SearchResult } from '../index/hit.ts';
import { createInsights } from './algolia-insights.ts';

const account = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
const hit: SearchResult = {
  objectID: '/guide',
  url: '/guide',
  type: 'lvl1',
  content: null,
  hierarchy: noLevels,
  text: [],
  breadcrumbs: [],
  kind: 'page',
};

/** Signals of the events sent to a host that never answers. */
let sent: AbortSignal[];

beforeEach(() => {
  vi.useFakeTimers();
  // Its clock is not faked by vitest.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), time);
    return controller.signal;
  });
  sent = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    sent.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['views', 400, () => createInsights(account).view([hit])],
  ['a click', 0, () => createInsights(account).click(hit, 1, 'q')],
])('an event for %s is aborted after 30 s', async (_name, delay, report) => {
  report();
  await vi.advanceTimersByTimeAsync(delay);
  expect(sent.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent.map(({ aborted }) => aborted)).toEqual([false]);
  // An unhandled rejection fails the run.
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ aborted }) => aborted)).toEqual([true]);
});
