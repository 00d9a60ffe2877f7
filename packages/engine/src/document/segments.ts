import type { Segment } from '../contract/page.ts';

/** A static segment: HTML, or the element of a document that contains it. */
export type StaticHtml = string | Element;

/** Whether a segment is static, not an island or an element around one. */
export function isStaticHtml(segment: Segment<StaticHtml>): segment is StaticHtml {
  return typeof segment === 'string' || 'nodeType' in segment;
}

/**
 * Returns a ref that moves the nodes of a static segment into the element that shows it, without
 * serializing and parsing them. During hydration both are the same element.
 */
export function moveNodesRef(source: Element): (target: Element | null) => void {
  let nodes: ChildNode[] | undefined;
  return (target) => {
    nodes ??= [...source.childNodes];
    if (target && target !== source) target.replaceChildren(...nodes);
  };
}
