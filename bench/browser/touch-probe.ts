import type { Page } from '@playwright/test';
import { readEntries } from './read-paint.ts';

declare global {
  interface Window {
    touch: Promise<number>;
  }
}

/**
 * Runs in the page. Must not use outer variables or named functions: the compiler would add a helper
 * to those. `window.touch` becomes the time from the next click until `effect` is painted.
 */
function observeTouch(effect: string): void {
  const clicked = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve) => {
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(effect)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message posted in a frame arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  window.touch = Promise.all([clicked, painted]).then(([start, end]) => end - start);
}

/**
 * Clicks the first visible element of `target`, and returns the time until an element of `effect` is
 * painted, in ms. Both are selectors.
 */
export async function clickAndMeasure(page: Page, target: string, effect: string): Promise<number> {
  await page.evaluate(observeTouch, effect);
  await page.locator(target).filter({ visible: true }).first().click();
  return page.evaluate(() => window.touch);
}

/** The longest interaction and the longest task while React took over, in ms. */
export type Takeover = { interaction: number; task: number };

/** Starts hydration by moving the mouse to an element, and clicks it `delay` ms later. */
export async function clickDuringTakeover(
  page: Page,
  target: string,
  delay: number,
): Promise<Takeover> {
  const box = await page.locator(target).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const start = await page.evaluate(() => performance.now());
  await page.mouse.move(x, y);
  await page.waitForTimeout(delay);
  await page.mouse.click(x, y);
  await page.waitForTimeout(1500);
  const [interaction = 0, task = 0] = await Promise.all(
    ['event', 'longtask'].map(async (type) => {
      const entries = await page.evaluate(readEntries, type);
      const own = entries.filter(({ startTime }) => startTime >= start);
      return Math.max(0, ...own.map(({ duration }) => duration));
    }),
  );
  return { interaction, task };
}
