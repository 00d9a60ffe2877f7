import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from '../visit.ts';
import type { Jsx } from './hast-jsx.ts';

/**
 * Wraps tables in the `Table` component of the theme, which makes wide ones scrollable, with the
 * heading above as their name.
 */
export function wrapTables(tree: Root): void {
  let heading = '';
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = textOf(node);
    if (node.tagName !== 'table') return;
    if ((parent as unknown as Jsx).name === 'Table') return;
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'Table',
      attributes: heading ? [{ type: 'mdxJsxAttribute', name: 'heading', value: heading }] : [],
      children: [node],
      ...(node.position && { position: node.position }),
    } as never;
  });
}
