import { isStaticHtml, type StaticHtml } from '../src/markdown.ts';
import type { Body } from '../src/theme.ts';

/** Minimal element for reading a page. */
export function sampleSegment(path: string, innerHTML: string): Element {
  return { nodeType: 1, getAttribute: () => path, innerHTML } as unknown as Element;
}

/** Converts a body read from a document to the form that the build writes. */
export function writeSegments(body: Body<StaticHtml>): Body {
  return body.map((segment) => {
    if (!isStaticHtml(segment)) return { ...segment, children: writeSegments(segment.children) };
    return typeof segment === 'string' ? segment : segment.innerHTML;
  });
}
