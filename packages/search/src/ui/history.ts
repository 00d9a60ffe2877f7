import { type Hit, isSafeUrl, levels } from '../docsearch.ts';
import type { SearchResult } from '../result.ts';

const recentLimit = { withFavorites: 4, alone: 7 };
const favoriteLimit = 10;

export type SearchHistory = { recent: Hit[]; favorites: Hit[] };

export const emptyHistory: SearchHistory = { recent: [], favorites: [] };

function keysOf(indexName: string): { recent: string; favorites: string } {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

function createEntry(
  objectID: string,
  url: string,
  titles: readonly (string | null | undefined)[],
): Hit {
  const hierarchy = levels.map((level, at): [string, string | null] => [level, titles[at] || null]);
  const deepest = hierarchy.slice(1).findLast(([, title]) => title !== null)?.[0] ?? 'lvl1';
  return {
    objectID,
    url,
    type: deepest as Hit['type'],
    content: null,
    hierarchy: Object.fromEntries(hierarchy) as Hit['hierarchy'],
  };
}

/** A result as the history stores it. Text below a heading becomes the heading. */
export function toHistoryEntry({ id, url, titles }: SearchResult): Hit {
  return createEntry(id, url, titles);
}

/** Drops everything else, because other sites and older versions write to the same storage. */
function parseHit(value: unknown): Hit[] {
  const { objectID, url, hierarchy } = (value ?? {}) as Partial<Hit>;
  if (typeof objectID !== 'string' || !isSafeUrl(url)) return [];
  const titles = levels.map((level) => hierarchy?.[level] || null);
  const isText = titles.every((title) => title === null || typeof title === 'string');
  return isText && titles.some(Boolean) ? [createEntry(objectID, url, titles)] : [];
}

function read(key: string): Hit[] {
  try {
    // What is not stored or not an array throws, too.
    const values = JSON.parse(localStorage.getItem(key) as string) as unknown[];
    const hits = values.flatMap(parseHit);
    return [...new Map(hits.map((hit) => [hit.objectID, hit])).values()];
  } catch {
    return [];
  }
}

/** If the storage is blocked or full, the history lasts until the dialog is unmounted. */
let isStorageAvailable = true;

function write(key: string, hits: readonly Hit[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hits));
  } catch {
    isStorageAvailable = false;
  }
}

function limit({ recent, favorites }: SearchHistory): SearchHistory {
  const recentCount = favorites.length > 0 ? recentLimit.withFavorites : recentLimit.alone;
  return { recent: recent.slice(0, recentCount), favorites: favorites.slice(0, favoriteLimit) };
}

/** Calls a function when another window changes the history. Returns a function that unsubscribes. */
export function subscribeToHistory(indexName: string, onChange: () => void): () => void {
  const keys = Object.values(keysOf(indexName));
  const listener = ({ key }: StorageEvent): void => {
    // The key is `null` when the whole storage is cleared.
    if (key === null || keys.includes(key)) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Reads the stored history of an index, newest first. Empty when the storage is blocked or invalid. */
export function readHistory(indexName: string): SearchHistory {
  const keys = keysOf(indexName);
  return limit({ recent: read(keys.recent), favorites: read(keys.favorites) });
}

/** Another window may have changed the stored history. */
function refresh(indexName: string, shown: SearchHistory): SearchHistory {
  return isStorageAvailable ? readHistory(indexName) : shown;
}

function store(indexName: string, history: SearchHistory): SearchHistory {
  const keys = keysOf(indexName);
  const limited = limit(history);
  write(keys.recent, limited.recent);
  write(keys.favorites, limited.favorites);
  return limited;
}

function without(hits: readonly Hit[], { objectID }: Hit): Hit[] {
  return hits.filter((hit) => hit.objectID !== objectID);
}

/** Adds a hit as the most recent one, unless it is a favorite. Returns the new history. */
export function addRecent(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  if (history.favorites.some(({ objectID }) => objectID === hit.objectID)) return history;
  const recent = [hit, ...without(history.recent, hit)];
  return store(indexName, { ...history, recent });
}

/** Moves a hit to the start of the favorites. Returns the new history, even if it cannot be stored. */
export function addFavorite(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  return store(indexName, {
    recent: without(history.recent, hit),
    favorites: [hit, ...without(history.favorites, hit)],
  });
}

/** Removes a hit from both lists. Returns the new history. */
export function removeEntry(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  return store(indexName, {
    recent: without(history.recent, hit),
    favorites: without(history.favorites, hit),
  });
}
