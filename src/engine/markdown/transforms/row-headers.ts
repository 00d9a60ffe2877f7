import type { Root } from 'mdast';
import { visit } from '../visit.ts';

/** Makes the first cell of each row a header if the top left cell of the table is empty. */
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
