import type { Segment } from '#contract/page.ts';

/** Static markup to show: HTML, or the element of a document that holds it already. */
export type StaticHtml = string | Element;

/** Whether a part of a body is static markup, not a component or an element around one. */
export function isStaticHtml(segment: Segment<StaticHtml>): segment is StaticHtml {
  return typeof segment === 'string' || 'nodeType' in segment;
}

/**
 * A ref that moves the nodes of a run to the element that shows it: they are neither written out as
 * HTML nor parsed again. When React takes over a document, both are the same element.
 */
export function moveNodesRef(run: Element): (shown: Element | null) => void {
  let nodes: ChildNode[] | undefined;
  return (shown) => {
    nodes ??= [...run.childNodes];
    if (shown && shown !== run) shown.replaceChildren(...nodes);
  };
}
