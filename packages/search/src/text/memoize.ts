/** Caches the result of a function for each string. The cache is never cleared. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
}
