import type { RootContent as HastContent, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { JsonValue } from '../../contract/page.ts';
import type { CompileContext } from '../compile-context.ts';
import { readPropsOrReport } from '../mdast-jsx.ts';

/** A component, or an HTML element written by an author, in an HTML tree. */
export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A node of an HTML tree with components. */
export type Node = HastRoot | HastContent | Jsx;

/** Whether a node is a component, or an HTML element written by an author. */
export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Props of a component. If one is not a literal, reports it and returns no props. */
export function getProps(node: Jsx, context: CompileContext): Record<string, JsonValue> {
  return readPropsOrReport(node as never, context) ?? {};
}

/** Whether a node is an island or contains one. */
export function containsIsland(node: Node, context: CompileContext): boolean {
  if (isJsx(node) && Object.hasOwn(context.components.islands, node.name ?? '')) return true;
  return (
    'children' in node && (node.children as Node[]).some((child) => containsIsland(child, context))
  );
}

/** Writes nodes as HTML. Raw HTML is not escaped: it is highlighted code written by the compiler. */
export function writeHtml(children: Node[]): string {
  return toHtml({ type: 'root', children } as HastRoot, { allowDangerousHtml: true });
}
