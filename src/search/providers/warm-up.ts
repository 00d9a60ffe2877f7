import type { Entry, SectionIndex } from '../index/section-index.ts';

/** Every so many sections, the heading of one is looked up. */
const stride = 24;

/** A text with the letters of each word the wrong way round at its end, as readers mistype it. */
function mistype(text: string): string {
  return text.replace(/(\w)(\w)\b/g, '$2$1');
}

/** What readers may ask for: first letters, which nearly all words have, headings, and headings with slips. */
function* listQueries({ inverted, entries }: SectionIndex): Generator<string> {
  yield* new Set(inverted.listWords().flatMap((word) => /^[a-z]/.exec(word) ?? []));
  for (let at = 0; at < entries.length; at += stride) {
    const { heading } = entries[at] as Entry;
    yield heading;
    yield mistype(heading);
  }
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
