import { type Hit, levels } from '../index/hit.ts';
import { isSafeUrl } from '../providers/safe-url.ts';

const recentLimit = { withFavorites: 4, alone: 7 };
const favoriteLimit = 10;

export type SearchHistory = { recent: Hit[]; favorites: Hit[] };

export const noHistory: SearchHistory = { recent: [], favorites: [] };

function keysOf(indexName: string): { recent: string; favorites: string } {
  return {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
}

/** Anything else in the storage is dropped: other sites and older versions write there, too. */
function parseHit(value: unknown): Hit[] {
  if (typeof value !== 'object' || value === null) return [];
  const { objectID, url, hierarchy } = value as Partial<Hit>;
  if (typeof objectID !== 'string' || !isSafeUrl(url)) return [];
  if (typeof hierarchy !== 'object' || hierarchy === null) return [];
  const titles = levels.map((level): [string, unknown] => [level, hierarchy[level] || null]);
  const isText = titles.every(([, title]) => title === null || typeof title === 'string');
  const deepest = titles.findLast(([, title]) => title !== null)?.[0];
  if (!isText || deepest === undefined) return [];
  const type = (deepest === 'lvl0' ? 'lvl1' : deepest) as Hit['type'];
  return [
    {
      objectID,
      url,
      type,
      content: null,
      hierarchy: Object.fromEntries(titles) as Hit['hierarchy'],
    },
  ];
}

function read(key: string): Hit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const hits = Array.isArray(value) ? value.flatMap(parseHit) : [];
    return [...new Map(hits.map((hit) => [hit.objectID, hit])).values()];
  } catch {
    return [];
  }
}

/** Whether the storage takes what is written: blocked or full, the lists last as long as the dialog. */
let isKept = true;

function write(key: string, hits: readonly Hit[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hits));
  } catch {
    isKept = false;
  }
}

function cut({ recent, favorites }: SearchHistory): SearchHistory {
  const limit = favorites.length > 0 ? recentLimit.withFavorites : recentLimit.alone;
  return { recent: recent.slice(0, limit), favorites: favorites.slice(0, favoriteLimit) };
}

/** Calls back when another window has changed the lists. Returns what ends it. */
export function watchHistory(indexName: string, onChange: () => void): () => void {
  const keys = Object.values(keysOf(indexName));
  const listener = ({ key }: StorageEvent): void => {
    // Without a key, all of the storage was emptied.
    if (key === null || keys.includes(key)) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** What the browser has stored for an index, newest first, within the limits above. Empty when the storage is blocked or damaged. */
export function readHistory(indexName: string): SearchHistory {
  const keys = keysOf(indexName);
  return cut({ recent: read(keys.recent), favorites: read(keys.favorites) });
}

/** The lists as they are now: another window may have changed them. */
function refresh(indexName: string, shown: SearchHistory): SearchHistory {
  return isKept ? readHistory(indexName) : shown;
}

function store(indexName: string, history: SearchHistory): SearchHistory {
  const keys = keysOf(indexName);
  const next = cut(history);
  write(keys.recent, next.recent);
  write(keys.favorites, next.favorites);
  return next;
}

function without(hits: readonly Hit[], { objectID }: Hit): Hit[] {
  return hits.filter((hit) => hit.objectID !== objectID);
}

/** What is remembered of a hit: text under a heading becomes the heading. */
export function toStored({ objectID, url, hierarchy, type }: Hit): Hit {
  const deepest = (levels.findLast((level) => hierarchy[level] !== null) ?? 'lvl1') as Hit['type'];
  return { objectID, url, type: type === 'content' ? deepest : type, content: null, hierarchy };
}

/** Puts a hit that the reader chose first; a favourite stays where it is. */
export function addRecent(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  if (history.favorites.some(({ objectID }) => objectID === hit.objectID)) return history;
  const recent = [toStored(hit), ...without(history.recent, hit)];
  return store(indexName, { ...history, recent });
}

/** Moves a hit to the front of the favourites. Returns the lists as they are then, even where nothing can be stored. */
export function addFavorite(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  return store(indexName, {
    recent: without(history.recent, hit),
    favorites: [hit, ...without(history.favorites, hit)],
  });
}

/** Takes a hit, known by its `objectID`, out of both lists. Returns them as they are then. */
export function removeStored(indexName: string, shown: SearchHistory, hit: Hit): SearchHistory {
  const history = refresh(indexName, shown);
  return store(indexName, {
    recent: without(history.recent, hit),
    favorites: without(history.favorites, hit),
  });
}
