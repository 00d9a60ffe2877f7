import type { Parser, Tree } from '@lezer/common';

/** In milliseconds. Typing must not wait longer; a text that nests deeply can take minutes. */
const limit = 40;
/** Of the parser. A usual config has fewer, so that it is parsed on a busy or slow device, too. */
const freeSteps = 1000;

/** The syntax tree of a text; undefined when it takes too long. */
export function parseWithin(
  parser: Parser,
  text: string,
  now: () => number = () => performance.now(),
): Tree | undefined {
  const end = now() + limit;
  const parse = parser.startParse(text);
  for (let step = 0; ; step++) {
    const tree = parse.advance();
    if (tree) return tree;
    if (step >= freeSteps && now() > end) return undefined;
  }
}
