import type { RootContent as HastContent, Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { JsonValue } from '#contract/page.ts';
import type { CompileContext } from '../compile-context.ts';
import { readPropsOrReport } from '../mdast-jsx.ts';

/** A component, or an element that an author has written as HTML, in a tree of markup. */
export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A node of a tree of markup that can hold components. */
export type Node = HastRoot | HastContent | Jsx;

/** Names of the components that content may use. */
export type ComponentNames = { islands: readonly string[]; static: readonly string[] };

/** Whether a node is a component, or an element written as HTML. */
export function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Props of a component; empty, and reported, when one of them is no literal. */
export function getProps(node: Jsx, context: CompileContext): Record<string, JsonValue> {
  return readPropsOrReport(node as never, context) ?? {};
}

/** Whether a live component stands somewhere inside. */
export function containsIsland(node: Node, names: ComponentNames): boolean {
  if (isJsx(node) && names.islands.includes(node.name ?? '')) return true;
  return (
    'children' in node && (node.children as Node[]).some((child) => containsIsland(child, names))
  );
}

/** Some nodes as HTML. Raw HTML among them is highlighted code, written by this compiler. */
export function writeHtml(children: Node[]): string {
  return toHtml({ type: 'root', children } as HastRoot, { allowDangerousHtml: true });
}
