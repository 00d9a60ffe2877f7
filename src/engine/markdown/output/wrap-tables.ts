import type { Root } from 'hast';
import { visit } from '../visit.ts';
import type { Jsx } from './hast-jsx.ts';

/** Wraps tables in the `Table` component of the theme, which makes wide ones scrollable. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table') return;
    if ((parent as unknown as Jsx).name === 'Table') return;
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'Table',
      attributes: [],
      children: [node],
      ...(node.position && { position: node.position }),
    } as never;
  });
}
