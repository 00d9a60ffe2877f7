import type { ShownHit } from '../index/hit.ts';

const debounceTime = 400;
const batchSize = 20;
/** How long a report may take. */
const writeTimeout = 30_000;
const endpoint = 'https://insights.algolia.io/1/events';
const tokenKey = 'docs-search-visitor';

type InsightsOptions = { appId: string; apiKey: string; indexName: string };
type Report = Record<string, unknown>;

export type Insights = {
  view: (hits: readonly ShownHit[]) => void;
  click: (hit: ShownHit, position: number, queryId: string) => void;
};

/** A name for the reader that says nothing about them and ends with the visit. */
function readVisitor(): string {
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

/** Reports of usage; made only when the site has them switched on. */
export function createInsights({ appId, apiKey, indexName }: InsightsOptions): Insights {
  let viewed: ShownHit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const visitor = readVisitor();

  function send(events: Report[]): void {
    const query = new URLSearchParams({
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
      'x-algolia-agent': 'insights-js (2.15.0)',
    });
    const body = JSON.stringify({ events });
    // A report that does not arrive must never disturb the reader.
    const signal = AbortSignal.timeout(writeTimeout);
    void fetch(`${endpoint}?${query}`, { method: 'POST', body, keepalive: true, signal }).catch(
      () => {},
    );
  }

  function flush(): void {
    while (viewed.length > 0) {
      const objectIDs = viewed.splice(0, batchSize).map(({ objectID }) => objectID);
      send([
        {
          eventType: 'view',
          eventName: 'Hits Viewed',
          index: indexName,
          userToken: visitor,
          objectIDs,
        },
      ]);
    }
  }

  return {
    view(hits) {
      viewed = [...hits];
      clearTimeout(timer);
      timer = setTimeout(flush, debounceTime);
    },
    click({ objectID }, position, queryID) {
      send([
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: indexName,
          userToken: visitor,
          objectIDs: [objectID],
          positions: [position],
          queryID,
        },
      ]);
    },
  };
}
