import type { Root } from 'hast';
import { visit } from '../visit.ts';

/** Makes the text of a task the label of its checkbox, which has no name otherwise. */
export function labelTasks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (!String(node.properties.className).includes('task-list-item')) return;
    const first = node.children.find(({ type }) => type === 'element');
    const item = first?.type === 'element' && first.tagName === 'p' ? first : node;
    // Blocks below the text follow a line break.
    const end = item.children.findIndex((child) => child.type === 'text' && child.value === '\n');
    const text = item.children.splice(0, end < 0 ? item.children.length : end);
    item.children.unshift({ type: 'element', tagName: 'label', properties: {}, children: text });
  });
}
