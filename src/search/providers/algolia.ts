import { type Hierarchy, type Hit, levels, type ShownHit } from '../index/hit.ts';
import type { TextPart } from '../text/excerpt.ts';
import { createInsights } from './algolia-insights.ts';
import { createTransport, DeserializationError, type Transport } from './algolia-transport.ts';
import type { SearchAnswer, SearchProvider } from './provider.ts';
import { countWords, hitsPerPage } from './result-limits.ts';
import { isSafeUrl } from './safe-url.ts';

export type AlgoliaOptions = {
  appId: string;
  apiKey: string;
  indexName: string;
  lang: string;
  insights: boolean;
};

/** A credential that is missing would only show as a refused request: it is named instead. */
function checkOptions(options: AlgoliaOptions): void {
  for (const name of ['appId', 'apiKey', 'indexName'] as const) {
    if (!options[name]) throw new Error(`search.${name} is required`);
  }
}

/** What is asked, exactly as the hosted index expects it. */
export function buildPayload(query: string, options: AlgoliaOptions, words: number): unknown {
  const { indexName, lang, insights } = options;
  return {
    requests: [
      {
        query,
        indexName,
        attributesToRetrieve: [
          ...levels.map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          ...levels.map((level) => `hierarchy.${level}:${words}`),
          `content:${words}`,
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage,
        clickAnalytics: insights,
        facetFilters: [`lang:${lang}`],
      },
    ],
  };
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

/** Cuts a text at its `<mark>` tags. Anything else that looks like markup stays text. */
export function parseMarks(text: string): TextPart[] {
  const parts: TextPart[] = [];
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

/** Names of an object that every object has are no types. */
function toType(value: unknown): Hit['type'] {
  return value === 'content' || levels.some((level) => level === value)
    ? (value as Hit['type'])
    : 'lvl1';
}

function toHierarchy(raw: RawHit['hierarchy']): Hierarchy {
  return Object.fromEntries(levels.map((level) => [level, toText(raw?.[level])])) as Hierarchy;
}

function toParts(snippet: Snippet | undefined, plain: string | null): TextPart[] {
  const { value } = snippet ?? {};
  return typeof value === 'string' ? parseMarks(value) : [{ text: plain ?? '', isMatch: false }];
}

/** An entry without an address that can be followed is left out. */
function toShownHit(raw: RawHit | null): ShownHit[] {
  if (!isSafeUrl(raw?.url) || typeof raw?.objectID !== 'string') return [];
  const { url } = raw;
  const hierarchy = toHierarchy(raw.hierarchy);
  const type = toType(raw.type);
  const snippets = raw._snippetResult;
  const line =
    type === 'content'
      ? toParts(snippets?.content, toText(raw.content))
      : toParts(snippets?.hierarchy?.[type], hierarchy[type]);
  const above = levels.slice(1).filter((level) => level !== type && hierarchy[level]);
  return [
    {
      objectID: raw.objectID,
      url,
      type,
      content: toText(raw.content),
      hierarchy,
      line,
      place: above.map((level) => toParts(snippets?.hierarchy?.[level], hierarchy[level])),
    },
  ];
}

function parseAnswer(body: unknown): SearchAnswer {
  const answer = body as {
    results?: { hits?: unknown; nbHits?: unknown; queryID?: unknown }[];
  } | null;
  const result = answer?.results?.[0];
  if (!Array.isArray(result?.hits)) {
    throw new DeserializationError('The answer of the search host has no hits.');
  }
  const hits = result.hits as (RawHit | null)[];
  const queryId = typeof result.queryID === 'string' ? { queryId: result.queryID } : {};
  const total = typeof result.nbHits === 'number' ? { total: result.nbHits } : {};
  return { hits: hits.flatMap(toShownHit), ...total, ...queryId };
}

/** Searches an index that is hosted by Algolia. */
export function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider {
  checkOptions(options);
  const transport: Transport = createTransport(options);
  const insights = options.insights ? createInsights(options) : undefined;
  return {
    indexName: options.indexName,
    preconnect() {
      const link = document.createElement('link');
      link.rel = 'preconnect';
      link.href = transport.readHost;
      link.crossOrigin = '';
      document.head.append(link);
    },
    async search(query, signal) {
      const body = await transport.post(
        '/1/indexes/*/queries',
        buildPayload(query, options, countWords()),
        signal,
      );
      const answer = parseAnswer(body);
      if (answer.queryId) insights?.view(answer.hits);
      return answer;
    },
    ...(insights && { reportChoice: insights.click }),
  };
}
