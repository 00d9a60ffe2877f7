import type { Root } from 'mdast';
import { visit } from '../visit.ts';

/**
 * Makes the first cell of each row a header if the top left cell of the table is empty. That cell
 * becomes a data cell: a header needs a name.
 */
export function markRowHeaders(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const [corner, ...columns] = head?.children ?? [];
    if (corner?.children.length !== 0) return;
    corner.data = { ...corner.data, hName: 'td' };
    // Beside a data cell, they would be headers of the row.
    for (const column of columns) column.data = { ...column.data, hProperties: { scope: 'col' } };
    for (const { children } of rows) {
      const [first] = children;
      if (first) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
    }
  });
}
