import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { writeInlineCode } from '../code/inline-code.ts';
import { type FootnoteStrings, footnoteOptions } from './footnotes.ts';
import { labelTasks } from './label-tasks.ts';
import { pairCodeBlocks } from './pair-code-blocks.ts';
import { wrapTables } from './wrap-tables.ts';

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
] as const;

/** Converts a Markdown tree to an HTML tree that contains components and expressions unchanged. */
export function toHtmlTree(tree: Root, strings: FootnoteStrings): HastRoot {
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
