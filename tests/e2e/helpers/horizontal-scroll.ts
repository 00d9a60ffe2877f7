import { expect, type Page } from '@playwright/test';
import { pageKinds } from './page-kinds.ts';

/** The smallest width, and those at which a column or bar appears. */
const smallest = 320;
export const allWidths: readonly number[] = [smallest, 769, 961, 1281];

const kinds = [...pageKinds, '/playground'];

/** Each layout takes time: all widths of a page of each kind, the smallest of the others. */
export function widthsOf(routePath: string): readonly number[] {
  return kinds.includes(routePath.replace(/^\/zh(?=\/)/, '')) ? allWidths : [smallest];
}

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
