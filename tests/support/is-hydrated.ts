/** Runs in the page: whether React owns the markup. Uses nothing from outside. */
export function isHydrated(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );
}
