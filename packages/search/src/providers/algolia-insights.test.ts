import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../result.ts';
import { createInsights } from './algolia-insights.ts';

const account = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
const hit: SearchResult = {
  id: '/guide',
  url: '/guide',
  titles: [],
  text: [],
  breadcrumbs: [],
  kind: 'page',
};

/** Signals of the events sent to a host that never answers. */
let sent: AbortSignal[];
let requests: (RequestInit & { url: string })[];

beforeEach(() => {
  vi.useFakeTimers();
  // Its clock is not faked by vitest.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), time);
    return controller.signal;
  });
  sent = [];
  requests = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { signal: AbortSignal }) => {
    const { signal } = init;
    requests.push({ ...init, url });
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

/** Events of each request. */
function listEvents(): unknown[] {
  return requests.map(({ body }) => JSON.parse(String(body)).events);
}

test('a click says where the hit was', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'anonymous-1' });
  createInsights(account).click(hit, 3, 'q1');
  expect(requests[0]).toMatchObject({ method: 'POST', keepalive: true });
  expect(requests[0]?.url).toBe(
    'https://insights.algolia.io/1/events?x-algolia-application-id=APP&x-algolia-api-key=key&x-algolia-agent=insights-js+%282.15.0%29',
  );
  expect(listEvents()).toEqual([
    [
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'docs',
        userToken: 'anonymous-1',
        objectIDs: ['/guide'],
        positions: [3],
        queryID: 'q1',
      },
    ],
  ]);
});

test('only the hits that stay are viewed, 20 in one event', async () => {
  const hits = Array.from({ length: 21 }, (_, at) => ({ ...hit, id: `/${at}` }));
  const { view } = createInsights(account);
  view([hit]);
  await vi.advanceTimersByTimeAsync(399);
  view(hits);
  await vi.advanceTimersByTimeAsync(400);
  const shared = { eventType: 'view', eventName: 'Hits Viewed', index: 'docs' };
  expect(listEvents()).toMatchObject([
    [{ ...shared, objectIDs: hits.slice(0, 20).map(({ id }) => id) }],
    [{ ...shared, objectIDs: ['/20'] }],
  ]);
});

test.each([
  ['the stored one', () => 'known', 'known'],
  ['a random one', () => null, expect.stringMatching(/^anonymous-[\da-f-]{36}$/)],
  [
    'the same for all without storage',
    () => {
      throw new Error('blocked');
    },
    'anonymous',
  ],
])('the token of a reader is %s', (_what, getItem, userToken) => {
  vi.stubGlobal('sessionStorage', { getItem, setItem: () => {} });
  createInsights(account).click(hit, 1, 'q');
  expect(listEvents()).toMatchObject([[{ userToken }]]);
});
