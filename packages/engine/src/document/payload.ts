import { pageDataId, segmentAttribute, siteAttribute } from '../contract/dom.ts';
import type { Body, Page, TocEntry } from '../contract/page.ts';
import type { StaticHtml } from './segments.ts';

/** Page data in a document, without the HTML that the document contains anyway. */
type Payload = Omit<Page, 'toc'> & {
  body: Outline;
  /** `charIndex` of each heading; the rest is read from the headings. */
  toc: number[];
};

/** Headings of the content. Those that a layout adds have no id. */
export const tocSelector = 'main :is(h2, h3, h4)[id]';

/** A body without its static segments. */
type Outline = Body<0>;

function stripHtml(body: Body): Outline {
  return body.map((segment) =>
    typeof segment === 'string' ? 0 : { ...segment, children: stripHtml(segment.children) },
  );
}

function attachHtml(
  body: Outline,
  segments: ReadonlyMap<string, Element>,
  path: string,
): Body<StaticHtml> {
  return body.map((segment, index) =>
    typeof segment === 'object'
      ? { ...segment, children: attachHtml(segment.children, segments, `${path}${index}.`) }
      : (segments.get(`${path}${index}`) ?? ''),
  );
}

/** Content of the payload script. `<` is escaped, so no content can end the element. */
export function writePayload(page: Page, body: Body): string {
  const toc = page.toc.map(({ charIndex }) => charIndex);
  const payload: Payload = { ...page, body: stripHtml(body), toc };
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}

function readToc(doc: Document, charIndexes: readonly number[]): TocEntry[] {
  const headings = [...doc.querySelectorAll(tocSelector)].slice(0, charIndexes.length);
  return headings.map(({ id, tagName, textContent }, index) => ({
    depth: Number(tagName.slice(1)),
    id,
    text: (textContent ?? '').trim(),
    charIndex: charIndexes[index] ?? 0,
  }));
}

export type ReadPage = {
  page: Page;
  body: Body<StaticHtml>;
  /** By path in the body, or by the name of a part of the layout. */
  segments: ReadonlyMap<string, Element>;
  /** URL of the site data. */
  siteUrl: string;
};

/**
 * Reads a page from its document, live or fetched: data from the payload, HTML from the document.
 * `undefined` for other documents.
 */
export function readPage(doc: Document): ReadPage | undefined {
  const payload = doc.getElementById(pageDataId);
  const siteUrl = payload?.getAttribute(siteAttribute);
  if (!payload?.textContent || !siteUrl) return undefined;
  const { body, toc, ...page } = JSON.parse(payload.textContent) as Payload;
  const segments = new Map<string, Element>();
  for (const element of doc.querySelectorAll(`[${segmentAttribute}]`)) {
    segments.set(element.getAttribute(segmentAttribute) ?? '', element);
  }
  return {
    page: { ...page, toc: readToc(doc, toc) },
    body: attachHtml(body, segments, ''),
    segments,
    siteUrl,
  };
}
