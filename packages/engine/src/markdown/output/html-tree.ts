import type { Root as HastRoot, RootContent } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { EngineStrings } from '../../contract/site.ts';
import { writeInlineCode } from '../code/inline-code.ts';
import { visit } from '../visit.ts';
import { footnoteOptions } from './footnotes.ts';
import type { Jsx } from './hast-jsx.ts';

/** Makes the text of a task the label of its checkbox, which has no name otherwise. */
function labelTasks(tree: HastRoot): void {
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

/**
 * Wraps tables in the `Table` component of the theme, which makes wide ones scrollable, with the
 * heading above as their name.
 */
function wrapTables(tree: HastRoot): void {
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

function isCodeBlock(node: RootContent | undefined): boolean {
  return (
    node?.type === ('mdxJsxFlowElement' as string) && 'name' in node && node.name === 'CodeBlock'
  );
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Wraps code blocks that follow each other, which wide windows show side by side. */
function pairCodeBlocks(tree: HastRoot): void {
  const children: RootContent[] = [];
  let pair: RootContent[] | undefined;
  /** Blanks behind a code block, which belong to its pair if another one follows. */
  let blanks: RootContent[] = [];
  let previous: RootContent | undefined;
  for (const node of tree.children) {
    if (isBlank(node)) {
      blanks.push(node);
      continue;
    }
    const continues = isCodeBlock(previous) && isCodeBlock(node);
    if (continues && !pair) {
      pair = [children.pop() as RootContent];
      const properties = { className: ['pair'] };
      children.push({ type: 'element', tagName: 'div', properties, children: pair as never });
    }
    if (!continues) pair = undefined;
    (pair ?? children).push(...blanks, node);
    blanks = [];
    previous = node;
  }
  tree.children = [...children, ...blanks];
}

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
] as const;

/** Converts a Markdown tree to an HTML tree that contains components and expressions unchanged. */
export function toHtmlTree(tree: Root, strings: EngineStrings): HastRoot {
  const hast = toHast(tree, {
    ...footnoteOptions(strings),
    passThrough: [...passThrough],
    handlers: {
      code: (_state, node) => ({
        type: 'element',
        tagName: 'code',
        properties: {},
        children: node.data?.hChildren ?? [],
      }),
      inlineCode: writeInlineCode,
    },
  }) as HastRoot;
  labelTasks(hast);
  wrapTables(hast);
  pairCodeBlocks(hast);
  return hast;
}
