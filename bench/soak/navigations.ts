import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../browser/launch.ts';
import { builtFolder, serveFolder } from '../built-site.ts';
import { linkedPage, startPage } from '../pages.ts';

/** What a page holds after a number of navigations. */
export type PageFigures = { heap: number; nodes: number; listeners: number };

async function measure(session: CDPSession): Promise<PageFigures> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL(`**${href}`);
  await page.locator('h1:focus').waitFor();
}

/** Navigates between two pages of the built site in one document; measures after each number of navigations. */
export async function navigateOften(counts: readonly number[]): Promise<PageFigures[]> {
  const site = await serveFolder(builtFolder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(site.origin + startPage);
    const figures: PageFigures[] = [];
    let done = 0;
    for (const count of counts) {
      for (; done < count; done++) await follow(page, done % 2 ? startPage : linkedPage);
      await page.mouse.move(0, 0);
      figures.push(await measure(session));
    }
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
}
