/** Whether the system asks for reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Applies a DOM change, in a view transition if `isAnimated`, supported and motion is not reduced.
 * Resolves once the change is applied, before the transition ends. Browser only.
 */
export async function withViewTransition(change: () => void, isAnimated: boolean): Promise<void> {
  if (!isAnimated || prefersReducedMotion() || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // Rejects when the next transition skips this one.
  ready.catch(() => {});
  await updateCallbackDone;
}
