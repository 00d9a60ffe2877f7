/** Runs in the page. Whether React has hydrated it. Must not use outer variables. */
export function isHydrated(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );
}
