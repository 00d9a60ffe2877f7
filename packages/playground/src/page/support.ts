/** What `navigator` tells in Chromium. */
type Hints = { deviceMemory?: number; connection?: { saveData?: boolean } };

const hints = (): Hints => navigator as Hints;

/** A device with 2 GB of memory or less would end the page. */
export function hasEnoughMemory(): boolean {
  return (hints().deviceMemory ?? 8) > 2;
}

/** Whether this page can run the compiler. `crossOriginIsolated` alone is not enough in WebKitGTK. */
export function isSupported(): boolean {
  return (
    globalThis.crossOriginIsolated === true &&
    typeof SharedArrayBuffer === 'function' &&
    hasEnoughMemory()
  );
}

/** Whether the reader has to be asked before a large download. */
export function savesData(): boolean {
  return hints().connection?.saveData === true;
}
