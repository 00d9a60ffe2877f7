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
};

/** Signals of the reports that were sent, to a host that never answers. */
let sent: AbortSignal[];

beforeEach(() => {
  vi.useFakeTimers();
  // Its own clock cannot be set forward.
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
  ['what was shown', 400, () => createInsights(account).view([hit])],
  ['a choice', 0, () => createInsights(account).click(hit, 1, 'q')],
])('a report of %s is given up after 30 s', async (_name, delay, report) => {
  report();
  await vi.advanceTimersByTimeAsync(delay);
  expect(sent.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent.map(({ aborted }) => aborted)).toEqual([false]);
  // A failure that nobody catches fails the run.
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ aborted }) => aborted)).toEqual([true]);
});
