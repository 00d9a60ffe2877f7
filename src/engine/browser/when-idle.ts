/** Chromium forgets now and then to tell: not much later, it counts as idle. */
const maxWait = 2000;

/**
 * Resolves when the browser has nothing else to do. Safari does not tell: there, at once.
 * @param after milliseconds to wait before
 */
export function whenIdle(after = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(() => resolve(), { timeout: maxWait });
      } else resolve();
    }, after);
  });
}
