import type { Body } from '#contract/page.ts';
import { isStaticHtml, type StaticHtml } from '#engine/document/segments.ts';

/** As much of an element as reading a page needs. */
export function sampleRun(path: string, innerHTML: string): Element {
  return { nodeType: 1, getAttribute: () => path, innerHTML } as unknown as Element;
}

/** A body as the build writes it, for comparison with one that was read from a document. */
export function writeRuns(body: Body<StaticHtml>): Body {
  return body.map((segment) => {
    if (!isStaticHtml(segment)) return { ...segment, children: writeRuns(segment.children) };
    return typeof segment === 'string' ? segment : segment.innerHTML;
  });
}
