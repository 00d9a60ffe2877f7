import { buildAttribute } from '../contract/dom.ts';

/** A fetched document and its final URL: hosts may redirect. */
export type FetchedDocument = { html: string; url: string };

/** In milliseconds. A long visit sees new content. */
const maxAge = 5 * 60_000;

/** In milliseconds. Slower requests become a normal page load. */
export const requestTimeout = 10_000;

type ParsedDocument = { html: string; doc: Document };

/** The last prefetched document, already parsed, so a click does not wait for the parser. */
let parsed: ParsedDocument | undefined;

const documents = new Map<string, { at: number; result: Promise<FetchedDocument> }>();

async function load(href: string): Promise<FetchedDocument> {
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(requestTimeout),
  });
  const type = response.headers.get('content-type');
  if (!response.ok || !type?.startsWith('text/html')) {
    throw new Error(`${href}: ${response.status}, ${type}`, { cause: response.status });
  }
  const html = await response.text();
  // A host or proxy can cut a response off without an error.
  if (!html.trimEnd().endsWith('</html>')) throw new Error(`${href}: incomplete`);
  return { html, url: response.url };
}

/** Fetches a document, or returns the cached one. */
export function fetchDocument({ origin, pathname, search }: URL): Promise<FetchedDocument> {
  // A pathname alone can begin with `//`, which would be another host.
  const href = origin + pathname + search;
  const cached = documents.get(href);
  if (cached && performance.now() - cached.at < maxAge) return cached.result;
  const result = load(href);
  documents.set(href, { at: performance.now(), result });
  result.catch(() => documents.delete(href));
  return result;
}

/** Called when the content has changed. */
export function clearDocumentCache(): void {
  documents.clear();
}

/** Parses a document that will probably be shown. Its scripts do not run, its images do not load. */
export function parseDocument({ html }: Pick<FetchedDocument, 'html'>): ParsedDocument {
  if (parsed?.html !== html) {
    parsed = { html, doc: new DOMParser().parseFromString(html, 'text/html') };
  }
  return parsed;
}

/** Returns a document to show. Its nodes move into the live document, so each one is returned once. */
export function takeParsedDocument(fetched: Pick<FetchedDocument, 'html'>): Document {
  const { doc } = parseDocument(fetched);
  parsed = undefined;
  return doc;
}

/** Whether a document comes from the running build: same scripts, same styles. */
export function isSameBuild({ documentElement }: Document): boolean {
  return (
    documentElement.getAttribute(buildAttribute) ===
    document.documentElement.getAttribute(buildAttribute)
  );
}
