import type { Parser, Tree } from '@lezer/common';

/** In milliseconds. Typing must not wait longer; a text that nests deeply can take minutes. */
const limit = 40;

/** The syntax tree of a text; undefined when it takes too long. */
export function parseWithin(
  parser: Parser,
  text: string,
  now: () => number = () => performance.now(),
): Tree | undefined {
  const end = now() + limit;
  const parse = parser.startParse(text);
  for (let tree = parse.advance(); ; tree = parse.advance()) {
    if (tree) return tree;
    if (now() > end) return undefined;
  }
}
