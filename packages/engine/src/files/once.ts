/** Calls a function once, and again after a failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
