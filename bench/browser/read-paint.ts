import type { CDPSession, Page } from '@playwright/test';

export type Paint = {
  first: number;
  largest: number;
  /** Total blocking time: what a reader who sees the page can wait for an answer to a press. */
  blocked: number;
  script: number;
};

type Entry = { startTime: number; duration: number };

/** What lasts longer is a long task, in ms. */
const longTask = 50;

/**
 * Of each task the part after the first paint, as far as it lasts longer than 50 ms: what
 * Lighthouse calls total blocking time. A task before that delays the paint itself.
 */
export function sumBlocked(tasks: readonly Entry[], first: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const seen = startTime + duration - Math.max(startTime, first);
    return sum + Math.max(0, seen - longTask);
  }, 0);
}

/** Runs in the page: named functions inside would need a helper of the compiler. */
function readEntries(type: string): Promise<Entry[]> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
    ).observe({ type, buffered: true });
    // An observer without entries is never called.
    setTimeout(resolve, 200, []);
  });
}

async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Loads a page and reads its paint timings once it is quiet. All in ms. */
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
