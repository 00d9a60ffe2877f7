import type { Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** Records every layout shift from the first paint on, even after input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node?: Node | null };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift & { sources: Source[] })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            ((node as Element | null)?.outerHTML ?? node?.textContent ?? '').slice(0, 80),
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts of the document so far. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as never as { shifts: Shift[] }).shifts)),
        );
      }),
  );
}
