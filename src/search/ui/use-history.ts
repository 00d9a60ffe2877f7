import { useEffect, useState } from 'react';
import type { Hit } from '../index/hit.ts';
import {
  addFavorite,
  addRecent,
  noHistory,
  readHistory,
  removeStored,
  type SearchHistory,
  watchHistory,
} from './history.ts';

type StoredSearches = {
  history: SearchHistory;
  /** Puts a hit that the reader chose among the recent ones. */
  remember: (hit: Hit) => void;
  /** Puts a hit among the favourites. */
  save: (hit: Hit) => void;
  remove: (hit: Hit) => void;
};

/** The stored searches of an index, also as other windows change them. Where they are not wanted, there are none. */
export function useHistory(indexName: string, isWanted: boolean): StoredSearches {
  const [history, setHistory] = useState(() => (isWanted ? readHistory(indexName) : noHistory));

  useEffect(() => {
    if (!isWanted) return;
    return watchHistory(indexName, () => setHistory(readHistory(indexName)));
  }, [isWanted, indexName]);

  return {
    history,
    remember(hit) {
      if (isWanted) setHistory(addRecent(indexName, history, hit));
    },
    save: (hit) => setHistory(addFavorite(indexName, history, hit)),
    remove: (hit) => setHistory(removeStored(indexName, history, hit)),
  };
}
