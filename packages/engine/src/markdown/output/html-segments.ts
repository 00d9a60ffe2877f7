import type { Element, Root as HastRoot } from 'hast';
import type { Body, JsonValue, Segment } from '../../contract/page.ts';
import type { StaticInstance } from '../../document/static-components.ts';
import type { CompileContext } from '../compile-context.ts';
import { extractStaticComponents } from './extract-static-components.ts';
import { containsIsland, getProps, isJsx, type Jsx, type Node, writeHtml } from './hast-jsx.ts';

/** A static segment has an element around it, which is not allowed directly in a list. */
function isListItem(node: Node): boolean {
  return node.type === 'element' && node.tagName === 'li';
}

/** Converts class names from a list (hast) to a string (React). */
function toReactProps({ properties }: Element): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : (value as JsonValue),
    ]),
  );
}

function toBody(nodes: Node[], context: CompileContext): Body {
  const body: Body = [];
  let staticNodes: Node[] = [];

  function flush(): void {
    const html = writeHtml(staticNodes).trim();
    if (html !== '') body.push(html);
    staticNodes = [];
  }

  function toSegment(node: Element | Jsx): Segment {
    const children = toBody(node.children as Node[], context);
    return isJsx(node)
      ? { component: node.name ?? '', props: getProps(node, context), children }
      : { tag: node.tagName, props: toReactProps(node), children };
  }

  for (const node of nodes) {
    if (containsIsland(node, context) || isListItem(node)) {
      flush();
      body.push(toSegment(node as Element | Jsx));
    } else staticNodes.push(node);
  }
  flush();
  return body;
}

/**
 * Splits a tree into segments: islands, elements that contain one, and HTML in between, which
 * contains placeholders for static components.
 */
export function toSegments(
  tree: HastRoot,
  context: CompileContext,
): { body: Body; staticInstances: StaticInstance[] } {
  const staticInstances = extractStaticComponents(tree, context);
  return { body: toBody(tree.children, context), staticInstances };
}
