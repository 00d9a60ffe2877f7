import { expect, type Page } from '@playwright/test';
import { pageKinds } from './page-kinds.ts';

export const smallestWidth = 320;

/** Those at which a column or bar appears, too. */
const allWidths: readonly number[] = [smallestWidth, 769, 961, 1281];

/** One page of each kind, by its English route. */
export const layoutKinds: readonly string[] = [...pageKinds, '/playground'];

/** Expects the current page to fit into windows of each width. */
export async function expectNoSidewaysScroll(page: Page, widths = allWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const { content, room } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect.soft(content, `${page.url()} at ${width}`).toBeLessThanOrEqual(room);
  }
}
