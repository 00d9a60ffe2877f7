import type { Root } from 'mdast';
import { visit } from '../visit.ts';

/**
 * Makes the first cell of each row a header if the top left cell of the table is empty. That cell
 * becomes a data cell: a header needs a name.
 */
export function markRowHeaders(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const [corner] = head?.children ?? [];
    if (corner?.children.length !== 0) return undefined;
    corner.data = { ...corner.data, hName: 'td' };
    for (const { children } of rows) {
      const [first] = children;
      if (first) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
    }
    return undefined;
  });
}
