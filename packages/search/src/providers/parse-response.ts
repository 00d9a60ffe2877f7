import { type Hierarchy, type HitType, isSafeUrl, levels } from '../docsearch.ts';
import type { SearchResult } from '../result.ts';
import type { HighlightPart } from '../text/highlight.ts';

/** A response without the fields that the search needs. Same name as the error of the client for responses that are not JSON. */
class DeserializationError extends Error {
  override name = 'DeserializationError';
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? '');
}

/** Splits a text at its `<mark>` tags. All other markup stays text. */
export function parseHighlights(text: string): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let end = 0;
  function add(from: number, to: number, isMatch: boolean): void {
    if (from < to) parts.push({ text: decode(text.slice(from, to)), isMatch });
  }
  for (;;) {
    const open = text.indexOf('<mark>', end);
    const close = open < 0 ? -1 : text.indexOf('</mark>', open);
    if (close < 0) break;
    add(end, open, false);
    add(open + '<mark>'.length, close, true);
    end = close + '</mark>'.length;
  }
  add(end, text.length, false);
  return parts;
}

type Snippet = { value?: unknown };
type RawHit = {
  objectID?: unknown;
  url?: unknown;
  type?: unknown;
  content?: unknown;
  hierarchy?: Partial<Record<string, unknown>>;
  _snippetResult?: { content?: Snippet; hierarchy?: Partial<Record<string, Snippet>> };
};

function toText(value: unknown): string | null {
  return typeof value === 'string' ? decode(value) : null;
}

/** Unknown types become a page title. */
function toType(value: unknown): HitType {
  return value === 'content' || levels.some((level) => level === value)
    ? (value as HitType)
    : 'lvl1';
}

function toHierarchy(raw: RawHit['hierarchy']): Hierarchy {
  return Object.fromEntries(levels.map((level) => [level, toText(raw?.[level])])) as Hierarchy;
}

function toParts(snippet: Snippet | undefined, plain: string | null): HighlightPart[] {
  const { value } = snippet ?? {};
  return typeof value === 'string'
    ? parseHighlights(value)
    : [{ text: plain ?? '', isMatch: false }];
}

/** Hits without a safe URL are left out. */
function toResult(raw: RawHit | null): SearchResult[] {
  if (!isSafeUrl(raw?.url) || typeof raw?.objectID !== 'string') return [];
  const { objectID, url } = raw;
  const hierarchy = toHierarchy(raw.hierarchy);
  const type = toType(raw.type);
  const content = toText(raw.content);
  const snippets = raw._snippetResult;
  const text =
    type === 'content'
      ? toParts(snippets?.content, content)
      : toParts(snippets?.hierarchy?.[type], hierarchy[type]);
  const above = levels.slice(1).filter((level) => level !== type && hierarchy[level]);
  const breadcrumbs = above.map((level) => toParts(snippets?.hierarchy?.[level], hierarchy[level]));
  const kind = type === 'content' ? 'text' : type === 'lvl1' ? 'page' : 'heading';
  const titles = levels.map((level) => hierarchy[level] ?? '');
  return [{ id: objectID, url, titles, text, breadcrumbs, kind }];
}

/** Hits of one response, best first. */
export type ParsedResponse = { hits: SearchResult[]; total?: number; queryId?: string };

/** Results in a response to one query. Throws a `DeserializationError` when there is no list of hits. */
export function parseResponse(body: unknown): ParsedResponse {
  const response = body as {
    results?: { hits?: unknown; nbHits?: unknown; queryID?: unknown }[];
  } | null;
  const result = response?.results?.[0];
  if (!Array.isArray(result?.hits)) {
    throw new DeserializationError('The search response has no hits.');
  }
  const hits = result.hits as (RawHit | null)[];
  const queryId = typeof result.queryID === 'string' ? { queryId: result.queryID } : {};
  const total = typeof result.nbHits === 'number' ? { total: result.nbHits } : {};
  return { hits: hits.flatMap(toResult), ...total, ...queryId };
}
