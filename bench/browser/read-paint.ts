import type { CDPSession, Page } from '@playwright/test';

export type Paint = {
  first: number;
  largest: number;
  /** Total blocking time: how long a visible page may not respond to a click. */
  blocked: number;
  script: number;
};

type Entry = { startTime: number; duration: number };

/** Minimum duration of a long task, in ms. */
const longTask = 50;

/**
 * Total blocking time as in Lighthouse, in ms: the part of each task after the first paint
 * and beyond 50 ms. An earlier task delays the paint itself.
 */
export function sumBlocked(tasks: readonly Entry[], first: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const seen = startTime + duration - Math.max(startTime, first);
    return sum + Math.max(0, seen - longTask);
  }, 0);
}

/** Entries of a type, as soon as there are some. Runs in the page. Must not contain named functions: the compiler would add a helper. */
export function readEntries(type: string): Promise<Entry[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
    ).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    // An observer without entries is never called.
    setTimeout(resolve, 200, []);
  });
}

async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Loads a page and reads its paint timings once it is idle. All in ms. */
export async function readPaint(page: Page, session: CDPSession, href: string): Promise<Paint> {
  await session.send('Performance.enable');
  await page.goto(href, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const script = await readScriptTime(session);
  const [first] = await page.evaluate(readEntries, 'paint');
  const largest = await page.evaluate(readEntries, 'largest-contentful-paint');
  const tasks = await page.evaluate(readEntries, 'longtask');
  const firstPaint = first?.startTime ?? Number.NaN;
  return {
    first: firstPaint,
    largest: largest.at(-1)?.startTime ?? Number.NaN,
    blocked: sumBlocked(tasks, firstPaint),
    script,
  };
}
