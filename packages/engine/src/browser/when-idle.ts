/** In milliseconds. Chromium sometimes does not call back; then this counts as idle. */
const maxWait = 2000;

/**
 * Resolves when the browser is idle. Safari does not report it and counts as idle at once.
 * @param delay milliseconds to wait first
 */
export function whenIdle(delay = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(() => resolve(), { timeout: maxWait });
      } else resolve();
    }, delay);
  });
}
