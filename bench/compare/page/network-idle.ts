import type { Page } from '@playwright/test';

const silence = 500;
const longest = 60_000;
const settleTime = 1500;

/** Follows the requests of a page, to be called before it loads. The result waits until none is on its way for half a second. */
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
    while (open > 0 || performance.now() - changed < silence) {
      if (performance.now() - start > longest) throw new Error('The page does not come to rest.');
      await page.waitForTimeout(50);
    }
  };
}

/** Lets a page do all that it does by itself: what starts a moment later, too. */
export async function waitUntilIdle(page: Page, waitForQuiet: () => Promise<void>): Promise<void> {
  await waitForQuiet();
  await page.waitForTimeout(settleTime);
  await waitForQuiet();
}
