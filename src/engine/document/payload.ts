import type { Body, Page, PageData } from '#contract/page.ts';
import { payloadId, runAttribute } from './markers.ts';

/** Page data as a document carries it: without the markup that the document holds anyway. */
export type Payload = {
  page: PageData & { body: Outline };
  /** Address of the site data in the language of the page. */
  site: string;
};

/** A body whose runs of markup are left out. */
type Outline = (0 | Exclude<Body[number], string>)[];

function withoutRuns(body: Body): Body {
  return body.map((segment) =>
    typeof segment === 'string'
      ? (0 as never)
      : { ...segment, children: withoutRuns(segment.children) },
  );
}

function withRuns(body: Body, runs: ReadonlyMap<string, string>, path: string): Body {
  return body.map((segment, index) =>
    typeof segment === 'object'
      ? { ...segment, children: withRuns(segment.children, runs, `${path}${index}.`) }
      : (runs.get(`${path}${index}`) ?? ''),
  );
}

/** The text of the inert script element; `<` is escaped so that no content can end it. */
export function writePayload(page: Page, site: string): string {
  const payload = { page: { ...page, body: withoutRuns(page.body) }, site };
  return JSON.stringify(payload).replaceAll('<', '\\u003c');
}

/**
 * Reads a page back from its document, live or fetched: data from the payload, markup from the
 * document. `undefined` when the document is not one of ours.
 */
export function readPage(doc: Document): { page: Page; site: string } | undefined {
  const text = doc.getElementById(payloadId)?.textContent;
  if (!text) return undefined;
  const { page, site } = JSON.parse(text) as Payload;
  const runs = new Map<string, string>();
  for (const element of doc.querySelectorAll(`[${runAttribute}]`)) {
    runs.set(element.getAttribute(runAttribute) ?? '', element.innerHTML);
  }
  return { page: { ...page, body: withRuns(page.body as Body, runs, '') }, site };
}
