/** A function of a text that works out each result once: the same words come again and again. */
export function memoize<Result>(workOut: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text);
    if (result !== undefined) return result;
    const fresh = workOut(text);
    known.set(text, fresh);
    return fresh;
  };
}
