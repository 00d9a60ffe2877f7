import type { SearchResult } from '../result.ts';

/** In milliseconds. */
const debounceTime = 400;
/** In milliseconds. */
const writeTimeout = 30_000;
/** Maximum number of hits in one event. */
const batchSize = 20;
const endpoint = 'https://insights.algolia.io/1/events';
const tokenKey = 'docs-search-visitor';

type InsightsOptions = { appId: string; apiKey: string; indexName: string };
type UsageEvent = Record<string, unknown>;

export type Insights = {
  view: (hits: readonly SearchResult[]) => void;
  click: (hit: SearchResult, position: number, queryId: string) => void;
};

/** A random token for this session. It identifies nobody. */
function readUserToken(): string {
  try {
    const known = sessionStorage.getItem(tokenKey);
    if (known) return known;
    const created = `anonymous-${crypto.randomUUID()}`;
    sessionStorage.setItem(tokenKey, created);
    return created;
  } catch {
    return 'anonymous';
  }
}

/** Sends usage events to Algolia. */
export function createInsights({ appId, apiKey, indexName }: InsightsOptions): Insights {
  let viewed: SearchResult[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const userToken = readUserToken();

  function send(event: UsageEvent): void {
    const query = new URLSearchParams({
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
      'x-algolia-agent': 'insights-js (2.15.0)',
    });
    const body = JSON.stringify({ events: [{ ...event, index: indexName, userToken }] });
    // Readers must not notice a failed event.
    const signal = AbortSignal.timeout(writeTimeout);
    void fetch(`${endpoint}?${query}`, { method: 'POST', body, keepalive: true, signal }).catch(
      () => {},
    );
  }

  function flush(): void {
    while (viewed.length > 0) {
      const objectIDs = viewed.splice(0, batchSize).map(({ id }) => id);
      send({ eventType: 'view', eventName: 'Hits Viewed', objectIDs });
    }
  }

  return {
    view(hits) {
      viewed = [...hits];
      clearTimeout(timer);
      timer = setTimeout(flush, debounceTime);
    },
    click({ id }, position, queryID) {
      send({
        eventType: 'click',
        eventName: 'Item Selected',
        objectIDs: [id],
        positions: [position],
        queryID,
      });
    },
  };
}
