import type { Page } from '@playwright/test';

const idleTime = 500;
const maxWait = 60_000;
const lateStart = 1500;

/** Tracks the requests of a page; call it before loading. Returns a function that waits for 500 ms without a request. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let changed = performance.now();
  function count(change: number): void {
    open += change;
    changed = performance.now();
  }
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return async () => {
    const start = performance.now();
    changed = start;
    while (open > 0 || performance.now() - changed < idleTime) {
      if (performance.now() - start > maxWait) throw new Error('The page is never idle.');
      await page.waitForTimeout(50);
    }
  };
}

/** Waits until a page has finished its own requests, including those that start after a delay. */
export async function waitUntilIdle(
  page: Page,
  waitForRequests: () => Promise<void>,
): Promise<void> {
  await waitForRequests();
  await page.waitForTimeout(lateStart);
  await waitForRequests();
}
