/** Whether the reader has asked the system for less motion. In the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Makes a change of the page, and fades to it where it should be animated, the browser can and the
 * reader does not mind. In the browser only. Resolves when the change is made, before it has faded in.
 */
export async function withViewTransition(change: () => void, isAnimated: boolean): Promise<void> {
  if (!isAnimated || prefersReducedMotion() || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // The next change skips the fading of this one.
  ready.catch(() => {});
  await updateCallbackDone;
}
