import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { slowdown } from './slowdown.ts';

const kilobit = 1000 / 8;

/** Slow 4G as in Lighthouse. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * kilobit,
  uploadThroughput: 750 * kilobit,
};

export const slowConditions = `CPU ${slowdown} times slower; 150 ms latency, 1.6 Mbit/s down, 750 kbit/s up; new context and empty cache each time`;

export type SlowPage = { page: Page; session: CDPSession };

/** Opens a page in a new context that emulates a slow phone and connection, and closes it after use. */
export async function withSlowPage<Result>(
  browser: Browser,
  use: (slow: SlowPage) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}
