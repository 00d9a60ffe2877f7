import type { Root } from 'mdast';
import { visit } from '../visit.ts';

/** Where the corner of a table is empty, the first cells of its rows are headings, too. */
export function markRowHeaders(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    if (head?.children[0]?.children.length !== 0) return undefined;
    for (const { children } of rows) {
      const [first] = children;
      if (first) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
    }
    return undefined;
  });
}
