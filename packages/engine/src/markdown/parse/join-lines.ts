import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from '../visit.ts';

/** Chinese and Japanese characters, and their punctuation. Korean has spaces. */
const wide =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
/** Punctuation that Chinese shares with other languages. */
const shared = '[“”‘’…—·]';
/** A line break that no space stands for. */
const brokenLine = new RegExp(
  `(?<=${wide})[ \\t]*\\n[ \\t]*(?=${wide}|${shared})|(?<=${shared})[ \\t]*\\n[ \\t]*(?=${wide})`,
  'gu',
);

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

/** Joins lines that are broken between two Chinese characters: browsers show a line break as a space. */
export function joinLines(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!node.value.includes('\n')) return undefined;
    const { before, after } = neighbors(parent, index);
    const text = before + node.value + after;
    const joined = text.replace(brokenLine, '');
    node.value = joined.slice(before.length, joined.length - after.length);
    return undefined;
  });
}
