/** A fetched document as text, and the address that answered (a host may redirect). */
export type FetchedDocument = { html: string; url: string };

/** Prefetched documents are kept for this long, so that a long visit sees new content. */
const maxAge = 5 * 60_000;

/** In ms. What takes longer is left to the browser, which tells the reader that it waits. */
export const requestTimeout = 10_000;

type ParsedDocument = { html: string; doc: Document };

/** The document that the reader points at, parsed, so that a press need not wait for it. */
let ahead: ParsedDocument | undefined;

const documents = new Map<string, { at: number; result: Promise<FetchedDocument> }>();

async function load(href: string): Promise<FetchedDocument> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(requestTimeout),
  });
  const type = response.headers.get('content-type');
  if (!response.ok || !type?.startsWith('text/html')) {
    throw new Error(`${href}: ${response.status}, ${type}`);
  }
  return { html: await response.text(), url: response.url };
}

/** Fetches a document once, whether to show it now or perhaps later. */
export function fetchDocument({ origin, pathname, search }: URL): Promise<FetchedDocument> {
  // A path alone can begin with `//`, which names another host.
  const href = origin + pathname + search;
  const known = documents.get(href);
  if (known && performance.now() - known.at < maxAge) return known.result;
  const result = load(href);
  documents.set(href, { at: performance.now(), result });
  result.catch(() => documents.delete(href));
  return result;
}

/** Drops what was prefetched: its content is out of date. */
export function clearDocumentCache(): void {
  documents.clear();
}

/**
 * Parses a document that a press is likely to ask for. It is one of its own: its scripts do not run
 * and its pictures are not loaded.
 */
export function parseDocument({ html }: Pick<FetchedDocument, 'html'>): ParsedDocument {
  if (ahead?.html !== html)
    ahead = { html, doc: new DOMParser().parseFromString(html, 'text/html') };
  return ahead;
}

/** A document to show: parts of it move into the live one, so each is given away once. */
export function takeParsedDocument(fetched: Pick<FetchedDocument, 'html'>): Document {
  const { doc } = parseDocument(fetched);
  ahead = undefined;
  return doc;
}

/** Whether a document was written by the build that runs here: same script, same styles. */
export function isSameBuild(doc: Document): boolean {
  return doc.documentElement.dataset.build === document.documentElement.dataset.build;
}
