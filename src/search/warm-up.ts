import type { SectionIndex } from './build-index.ts';

/** Every so many sections, the heading of one is looked up. */
const stride = 24;

/** What readers may ask for: first letters, which nearly all words have, and headings. */
function* listQueries({ inverted, entries }: SectionIndex): Generator<string> {
  yield* new Set(inverted.listWords().flatMap((word) => /^[a-z]/.exec(word) ?? []));
  for (let at = 0; at < entries.length; at += stride) yield entries[at]?.heading ?? '';
}

/**
 * Asks the index a few questions while nobody else does. What the first query of its kind
 * has to work out, and code that runs for the first time, would take as long as a frame.
 */
export function warmUp(index: SectionIndex, ask: (query: string) => void): void {
  const queries = listQueries(index);
  function askNext(): void {
    const { value, done } = queries.next();
    if (done) return;
    ask(value);
    requestIdleCallback(askNext);
  }
  // Safari has no idle time to tell of.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(askNext);
}
