import type { SectionIndex } from '../index/section-index.ts';
import type { Section } from '../index/sections.ts';

/** Queries the heading of every 24th section. */
const stride = 24;

/** Swaps the last two letters of each word. */
function misspell(text: string): string {
  return text.replace(/(\w)(\w)\b/g, '$2$1');
}

/** Typical queries: first letters, headings, and misspelled headings. */
function* typicalQueries({ inverted, sections }: SectionIndex): Generator<string> {
  yield* new Set(inverted.tokens().flatMap((word) => /^[a-z]/.exec(word) ?? []));
  for (let at = 0; at < sections.length; at += stride) {
    const { heading } = sections[at] as Section;
    yield heading;
    yield misspell(heading);
  }
}

/**
 * Runs typical queries while the browser is idle. They fill caches and let the browser optimize the
 * code, which would take as long as a frame in the first query of a reader.
 */
export function warmUp(index: SectionIndex, search: (query: string) => void): void {
  const queries = typicalQueries(index);
  function runNext(): void {
    const { value, done } = queries.next();
    if (done) return;
    search(value);
    requestIdleCallback(runNext);
  }
  // Not supported in Safari.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(runNext);
}
