import { liteClient, type SearchMethodParams } from 'algoliasearch/lite';
import { levels } from '../docsearch.ts';
import type { HitGroup, SearchResult } from '../result.ts';
import { algoliaFields, algoliaHosts } from './algolia-hosts.ts';
import { createInsights } from './algolia-insights.ts';
import type { HostedOptions } from './hosted-options.ts';
import { parseResponse } from './parse-response.ts';
import { isNarrow, type SearchProvider } from './provider.ts';

/** Maximum number of hits for a query. */
const hitsPerPage = 20;
/** Number of words in the text of a hit, depending on the width of the window. */
const wordCounts = { narrow: 5, wide: 10 };

/** Names a missing credential, which the host would only answer with a refusal. */
function checkOptions(options: HostedOptions): void {
  for (const name of algoliaFields) {
    if (!options[name]) throw new Error(`search.${name} is required`);
  }
}

type ClientOptions = Required<NonNullable<Parameters<typeof liteClient>[2]>>;

/** Hosts in the order in which they are tried. By default the client leaves out the second one. */
function listHosts(appId: string): ClientOptions['hosts'] {
  const [read, write, ...fallbacks] = algoliaHosts(appId);
  const hosts = [read, write, ...fallbacks.sort(() => Math.random() - 0.5)];
  return hosts.map((url) => ({ url, accept: 'readWrite', protocol: 'https' }));
}

/**
 * Remembers which hosts failed, until the page is closed. The cache of the client compares hosts
 * together with their state, so it never finds one.
 */
function createHostsCache(): ClientOptions['hostsCache'] {
  const states = new Map<string, unknown>();
  const urlOf = (host: unknown) => (host as { url: string }).url;
  return {
    get: async <State>(host: unknown, create: () => Promise<State>) =>
      (states.get(urlOf(host)) as State | undefined) ?? create(),
    async set<State>(host: unknown, state: State) {
      states.set(urlOf(host), state);
      return state;
    },
    async delete(host) {
      states.delete(urlOf(host));
    },
    async clear() {
      states.clear();
    },
  };
}

/** Request body for one query, as the hosted index expects it. */
export function buildPayload(
  query: string,
  { indexName, lang, insights }: Omit<HostedOptions, 'maxPerGroup'>,
  words: number,
): SearchMethodParams {
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

/** Groups hits by their first title, in the order of the first hit of each group. */
export function groupHits(hits: readonly SearchResult[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const hit of hits) {
    const [title = ''] = hit.titles;
    const group = groups.get(title) ?? [];
    if (group.length < maxPerGroup) group.push(hit);
    groups.set(title, group);
  }
  return [...groups].map(([title, members]) => ({ title, hits: members }));
}

/** Searches an index hosted by Algolia. Failed hosts are retried by its client. */
export function createAlgoliaProvider(options: HostedOptions): SearchProvider {
  checkOptions(options);
  const { appId, apiKey, indexName } = options;
  const hosts = listHosts(appId);
  const client = liteClient(appId, apiKey, { hosts, hostsCache: createHostsCache() });
  const insights = options.insights ? createInsights(options) : undefined;
  let latest: SearchResult[] = [];
  return {
    indexName,
    preconnect() {
      const link = document.createElement('link');
      link.rel = 'preconnect';
      link.href = `https://${hosts[0]?.url}`;
      link.crossOrigin = '';
      document.head.append(link);
    },
    async search(query, signal) {
      const body = await client.search(
        buildPayload(query, options, wordCounts[isNarrow() ? 'narrow' : 'wide']),
      );
      signal.throwIfAborted();
      const { hits, ...results } = parseResponse(body);
      if (results.queryId) insights?.view(hits);
      latest = hits;
      return { ...results, groups: groupHits(hits, options.maxPerGroup) };
    },
    ...(insights && {
      trackClick: (hit, queryId) => insights.click(hit, latest.indexOf(hit) + 1, queryId),
    }),
  };
}
