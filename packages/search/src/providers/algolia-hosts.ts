/** Fields of the account that must not be empty. */
export const algoliaFields = ['appId', 'apiKey', 'indexName'] as const;

/** Hosts of an Algolia application: for queries, for writing, and three on another domain as fallbacks. */
export function algoliaHosts(appId: string): [read: string, write: string, ...fallbacks: string[]] {
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `${id}-${number}.algolianet.com`);
  return [`${id}-dsn.algolia.net`, `${id}.algolia.net`, ...fallbacks];
}
