import { test as base } from '@playwright/test';

type Kept = { close: () => Promise<unknown> };

/**
 * Opens what tests share, once in each worker, and closes it after all of them. A fixture of its own
 * with the scope of a worker would start a worker for each file that has one.
 */
type Keep = <T extends Kept>(name: string, open: () => Promise<T>) => Promise<T>;

/** What all browser tests extend, so that they run in the same workers. */
export const test = base.extend<object, { keep: Keep }>({
  keep: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const kept = new Map<string, Promise<Kept>>();
      await use((name, open) => {
        const opened = kept.get(name) ?? open();
        kept.set(name, opened);
        return opened as ReturnType<typeof open>;
      });
      const results = await Promise.allSettled(kept.values());
      for (const result of results) if (result.status === 'fulfilled') await result.value.close();
    },
    { scope: 'worker' },
  ],
});
