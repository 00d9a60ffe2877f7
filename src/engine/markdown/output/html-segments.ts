import type { Element, Root as HastRoot } from 'hast';
import type { Body, ElementSegment, JsonValue } from '#contract/page.ts';
import type { StaticInstance } from '../../document/static-components.ts';
import type { CompileContext } from '../compile-context.ts';
import { extractStaticComponents } from './extract-static-components.ts';
import {
  type ComponentNames,
  containsIsland,
  getProps,
  isJsx,
  type Node,
  writeHtml,
} from './hast-jsx.ts';

/** A list may hold nothing but items, so they do not become a run: a run has an element around it. */
function isListItem(node: Node): boolean {
  return node.type === 'element' && node.tagName === 'li';
}

/** hast writes class names as a list, React as one string. */
function toReactProps({ properties }: Element): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : (value as JsonValue),
    ]),
  );
}

function cutNodes(children: Node[], names: ComponentNames, context: CompileContext): Body {
  const body: Body = [];
  let run: Node[] = [];
  function flush(): void {
    const html = writeHtml(run).trim();
    if (html !== '') body.push(html);
    run = [];
  }
  for (const node of children) {
    if (!containsIsland(node, names) && !isListItem(node)) {
      run.push(node);
      continue;
    }
    flush();
    const inner = cutNodes((node as Element).children, names, context);
    body.push(
      isJsx(node)
        ? { component: node.name ?? '', props: getProps(node, context), children: inner }
        : ({
            tag: (node as Element).tagName,
            props: toReactProps(node as Element),
            children: inner,
          } satisfies ElementSegment),
    );
  }
  flush();
  return body;
}

/** Cuts a tree into runs of HTML, in which marks hold the places of static components, and what is alive between them. */
export function toSegments(
  tree: HastRoot,
  names: ComponentNames,
  context: CompileContext,
): { body: Body; staticInstances: StaticInstance[] } {
  const staticInstances = extractStaticComponents(tree, names, context);
  return { body: cutNodes(tree.children, names, context), staticInstances };
}
