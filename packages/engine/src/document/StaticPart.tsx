import { createContext, createElement, type HTMLAttributes, type ReactNode, use } from 'react';
import { segmentAttribute } from '../contract/dom.ts';
import { moveNodesRef } from './segments.ts';

/** Static segments of the document that the page was read from, by name or by path. */
export const Segments = createContext<ReadonlyMap<string, Element>>(new Map());

/** The same object in each render: React would empty the element for another one. */
const html = { __html: '' };

/** Refs by segment: the nodes of a segment move only once. */
const refs = new WeakMap<Element, ReturnType<typeof moveNodesRef>>();

function refOf(segment: Element): ReturnType<typeof moveNodesRef> {
  const ref = refs.get(segment) ?? moveNodesRef(segment);
  refs.set(segment, ref);
  return ref;
}

type StaticPartProps = HTMLAttributes<HTMLElement> & {
  tag: 'div' | 'nav';
  /** Unique in a document, and not a number. */
  name: string;
  /** Rendered by the build only: `import.meta.env.SSR && <Part />` keeps it out of scripts. */
  children: ReactNode;
};

/**
 * A part of a layout that the build renders. In the browser its nodes come from the document and
 * belong to it: scripts may change them, and React never touches them.
 */
export function StaticPart({ tag, name, children, ...attributes }: StaticPartProps): ReactNode {
  const segment = use(Segments).get(name);
  const shared = { ...attributes, [segmentAttribute]: name };
  if (import.meta.env.SSR) return createElement(tag, shared, children);
  return createElement(tag, {
    ...shared,
    dangerouslySetInnerHTML: html,
    suppressHydrationWarning: true,
    ...(segment && { ref: refOf(segment) }),
  });
}
