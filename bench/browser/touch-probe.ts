import { setTimeout } from 'node:timers/promises';
import { readEntries } from './read-paint.ts';
import type { Point, UninspectedPage } from './uninspected-page.ts';

declare global {
  interface Window {
    touch: Promise<number>;
  }
}

/**
 * Runs in the page. Must not use outer variables or named functions: the compiler would add a helper
 * to those. `window.touch` becomes the time from the next click until one more element of `effect`
 * is painted.
 */
function observeTouch(effect: string): void {
  // Others can be in this state from the start, such as a block whose lines are wrapped.
  const { length } = document.querySelectorAll(effect);
  const clicked = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve) => {
    new MutationObserver((_records, observer) => {
      if (document.querySelectorAll(effect).length === length) return;
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

/** Runs in the page: the middle of the first visible element of a selector. */
function findPoint(selector: string): Point {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!element) throw new Error(`${selector} is not visible`);
  element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Clicks the first visible element of `target`, and returns the time until one more element of
 * `effect` is painted, in ms. Both are selectors.
 */
export async function clickAndMeasure(
  page: UninspectedPage,
  target: string,
  effect: string,
): Promise<number> {
  await page.evaluate(observeTouch, effect);
  const point = await page.evaluate(findPoint, target);
  await page.move(point);
  await page.click(point);
  return page.evaluate(() => window.touch);
}

/** The longest interaction and the longest task while React took over, in ms. */
export type Takeover = { interaction: number; task: number };

/** Starts hydration by moving the mouse to an element, and clicks it `delay` ms later. */
export async function clickDuringTakeover(
  page: UninspectedPage,
  target: string,
  delay: number,
): Promise<Takeover> {
  const point = await page.evaluate(findPoint, target);
  const start = await page.evaluate(() => performance.now());
  await page.move(point);
  await setTimeout(delay);
  await page.click(point);
  await setTimeout(1500);
  const [interaction = 0, task = 0] = await Promise.all(
    ['event', 'longtask'].map(async (type) => {
      const entries = await page.evaluate(readEntries, type);
      const own = entries.filter(({ startTime }) => startTime >= start);
      return Math.max(0, ...own.map(({ duration }) => duration));
    }),
  );
  return { interaction, task };
}
