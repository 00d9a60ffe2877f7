import type { Page } from '@playwright/test';

declare global {
  interface Window {
    touch: Promise<number>;
  }
}

/**
 * Runs in the page. Must not use outer variables or named functions: the compiler would add a helper
 * to those. `window.touch` becomes the time from the next click until its effect is painted.
 */
function observeTouch(effect: string): void {
  window.touch = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        const state = { isSeen: false };
        // A message posted in a frame arrives after the frame is painted.
        port1.onmessage = () => {
          if (state.isSeen) resolve(performance.now() - timeStamp);
          else
            requestAnimationFrame(() => {
              state.isSeen = document.querySelector(effect) !== null;
              port2.postMessage(undefined);
            });
        };
        port2.postMessage(undefined);
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Clicks the first visible element of a selector, with a real mouse and without moving it there
 * before, and returns the time until `effect` is painted, in ms.
 */
export async function clickAndMeasure(page: Page, target: string, effect: string): Promise<number> {
  await page.evaluate(observeTouch, effect);
  await page.locator(target).filter({ visible: true }).first().click();
  return page.evaluate(() => window.touch);
}

/** How an interaction and the page were while React took over, in ms. */
export type Takeover = { interaction: number; longestTask: number };

/** Runs in the page: the longest entry of a type that `isCounted` selects by its start. */
function readLongest([type, start]: [type: string, start: number]): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(
        Math.max(
          0,
          ...list
            .getEntries()
            .filter(({ startTime }) => startTime >= start)
            .map(({ duration }) => duration),
        ),
      ),
    ).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    // An observer without entries is never called.
    setTimeout(resolve, 200, 0);
  });
}

/**
 * Starts hydration by moving the mouse, clicks an element some time later, and reads how long that
 * interaction and the longest task took.
 */
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
  return {
    interaction: await page.evaluate(readLongest, ['event', start] as [string, number]),
    longestTask: await page.evaluate(readLongest, ['longtask', start] as [string, number]),
  };
}
