import type { PatternScanner, RegexEngine } from 'shiki';
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';

type Line = { content: string; id: number };
type Found = RegExpExecArray & { indices: NonNullable<RegExpExecArray['indices']> };
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

/** A pattern and what it last found: the first match in a line from a place on. */
type Pattern = {
  /** `undefined` where JavaScript cannot say what the pattern says, which a few grammars have: it matches nothing. */
  regexp: RegExp | undefined;
  /** Whether a match depends on the line alone, and not on the place where the search begins. */
  isReusable: boolean;
  lineId: number;
  from: number;
  found: Found | undefined;
};

function compile(pattern: string): RegExp | undefined {
  try {
    return defaultJavaScriptRegexConstructor(pattern);
  } catch {
    return undefined;
  }
}

function toPattern(pattern: string | RegExp): Pattern {
  const regexp = typeof pattern === 'string' ? compile(pattern) : pattern;
  // Regular expressions with a strategy imitate `\G`, the place where the search begins.
  const { strategy } = (regexp as { rawOptions?: { strategy?: unknown } })?.rawOptions ?? {};
  return {
    regexp,
    isReusable: !regexp?.sticky && !strategy,
    lineId: 0,
    from: 0,
    found: undefined,
  };
}

function search(pattern: Pattern, { content, id }: Line, start: number): Found | undefined {
  const { regexp, isReusable, lineId, from, found } = pattern;
  const isKnown = isReusable && lineId === id && from <= start && (!found || found.index >= start);
  if (isKnown || !regexp) return found;
  regexp.lastIndex = start;
  pattern.found = (regexp.exec(content) as Found | null) ?? undefined;
  pattern.lineId = id;
  pattern.from = start;
  return pattern.found;
}

/** How vscode-textmate is told that a group has no match. */
const nowhere = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

function toMatch(index: number, { indices }: Found): Match {
  const captureIndices = Array.from(indices, (range) => {
    if (!range) return nowhere;
    const [start, end] = range;
    return { start, end, length: end - start };
  });
  return { index, captureIndices };
}

function createScanner(patterns: readonly Pattern[]): PatternScanner {
  return {
    findNextMatchSync(line, start) {
      let first: Found | undefined;
      let index = -1;
      for (const [candidate, pattern] of patterns.entries()) {
        const found = search(pattern, line as Line, start);
        if (!found || (first && found.index >= first.index)) continue;
        first = found;
        index = candidate;
        if (found.index === start) break;
      }
      return first ? toMatch(index, first) : null;
    },
  };
}

/**
 * Matches grammars with the regular expressions of JavaScript, as the engine of Shiki does. That
 * one looks through a line once for each rule that holds a pattern; here rules share what a
 * pattern has found, and a grammar has the same pattern in dozens of them.
 */
export function createRegexEngine(): RegexEngine {
  const known = new Map<string | RegExp, Pattern>();
  let lines = 0;

  function share(source: string | RegExp): Pattern {
    const pattern = known.get(source) ?? toPattern(source);
    known.set(source, pattern);
    return pattern;
  }

  return {
    createScanner: (sources) => createScanner(sources.map(share)),
    createString(content) {
      lines++;
      return { content, id: lines } satisfies Line;
    },
  };
}
