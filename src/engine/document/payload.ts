import { pageDataId, segmentAttribute } from '#contract/dom.ts';
import type { Body, Page, TocEntry } from '#contract/page.ts';
import type { StaticHtml } from './segments.ts';

/** Page data as a document carries it: without the markup that the document holds anyway. */
export type Payload = Omit<Page, 'toc'> & {
  body: Outline;
  /** `charIndex` of each heading; the rest stands in the headings themselves. */
  toc: number[];
};

/** Headings of the content; those that a layout adds have no id. */
export const tocSelector = 'main :is(h2, h3, h4)[id]';

/** A body whose runs of markup are left out. */
type Outline = Body<0>;

function stripHtml(body: Body): Outline {
  return body.map((segment) =>
    typeof segment === 'string' ? 0 : { ...segment, children: stripHtml(segment.children) },
  );
}

function attachHtml(
  body: Outline,
  runs: ReadonlyMap<string, Element>,
  path: string,
): Body<StaticHtml> {
  return body.map((segment, index) =>
    typeof segment === 'object'
      ? { ...segment, children: attachHtml(segment.children, runs, `${path}${index}.`) }
      : (runs.get(`${path}${index}`) ?? ''),
  );
}

/** The text of the inert script element; `<` is escaped so that no content can end it. */
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

type ReadPage = {
  page: Page;
  body: Body<StaticHtml>;
  /** URL of the site data. */
  siteUrl: string;
};

/**
 * Reads a page from a document, live or fetched: data from the payload, markup from the document.
 * `undefined` when this site did not write the document.
 */
export function readPage(doc: Document): ReadPage | undefined {
  const { textContent: text, dataset } = doc.getElementById(pageDataId) ?? {};
  if (!text || !dataset?.site) return undefined;
  const { body, toc, ...page } = JSON.parse(text) as Payload;
  const runs = new Map<string, Element>();
  for (const element of doc.querySelectorAll(`[${segmentAttribute}]`)) {
    runs.set(element.getAttribute(segmentAttribute) ?? '', element);
  }
  return {
    page: { ...page, toc: readToc(doc, toc) },
    body: attachHtml(body, runs, ''),
    siteUrl: dataset.site,
  };
}
