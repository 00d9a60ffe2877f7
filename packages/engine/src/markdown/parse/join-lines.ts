import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { joinChineseLines } from '../../join-chinese-lines.ts';
import { visit } from '../visit.ts';

/** The last and first character next to a node, on the other side of it. */
function neighbors(parent: Parents, index: number): { before: string; after: string } {
  const side = (at: number): string => {
    const node = parent.children[at] as Nodes | undefined;
    return !node || node.type === 'inlineCode' || node.type === 'break' ? '' : textOf(node);
  };
  return {
    before: [...side(index - 1).slice(-2)].at(-1) ?? '',
    after: [...side(index + 1)][0] ?? '',
  };
}

/** Joins the lines of Chinese texts, also those that an element follows. */
export function joinLines(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!node.value.includes('\n')) return;
    const { before, after } = neighbors(parent, index);
    const text = before + node.value + after;
    const joined = joinChineseLines(text);
    node.value = joined.slice(before.length, joined.length - after.length);
  });
}
