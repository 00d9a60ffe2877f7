import { expect, type Page } from '@playwright/test';

/** The smallest width, and those at which a column or bar appears. */
const widths = [320, 769, 961, 1281];

/** Expects the current page to fit into windows of each width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const { content, room } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect.soft(content, `${page.url()} at ${width}`).toBeLessThanOrEqual(room);
  }
}
