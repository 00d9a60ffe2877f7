import type { Element, Root as HastRoot } from 'hast';
import type { Body, ElementSegment, JsonValue } from '#contract/page.ts';
import type { StaticPlace } from '../../document/static-components.ts';
import type { FileContext } from '../compile-context.ts';
import { placeStatics } from './extract-static-components.ts';
import {
  type ComponentNames,
  holdsLive,
  isJsx,
  type Node,
  propsOf,
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

function toSegments(children: Node[], names: ComponentNames, context: FileContext): Body {
  const body: Body = [];
  let run: Node[] = [];
  function flush(): void {
    const html = writeHtml(run).trim();
    if (html !== '') body.push(html);
    run = [];
  }
  for (const node of children) {
    if (!holdsLive(node, names) && !isListItem(node)) {
      run.push(node);
      continue;
    }
    flush();
    const inner = toSegments((node as Element).children, names, context);
    body.push(
      isJsx(node)
        ? { component: node.name ?? '', props: propsOf(node, context), children: inner }
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
export function buildBody(
  tree: HastRoot,
  names: ComponentNames,
  context: FileContext,
): { body: Body; statics: StaticPlace[] } {
  const statics = placeStatics(tree, names, context);
  return { body: toSegments(tree.children, names, context), statics };
}
