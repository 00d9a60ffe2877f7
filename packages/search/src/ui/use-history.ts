import { useEffect, useState } from 'react';
import type { Hit } from '../docsearch.ts';
import {
  addFavorite,
  addRecent,
  emptyHistory,
  readHistory,
  removeEntry,
  type SearchHistory,
  subscribeToHistory,
} from './history.ts';

type HistoryState = {
  history: SearchHistory;
  /** Adds a hit that the reader followed to the recent ones. */
  remember: (hit: Hit) => void;
  /** Adds a hit to the favorites. */
  save: (hit: Hit) => void;
  remove: (hit: Hit) => void;
};

/** The search history of an index, kept in sync with other windows. Empty when it is disabled. */
export function useHistory(indexName: string, isEnabled: boolean): HistoryState {
  const [history, setHistory] = useState(() => (isEnabled ? readHistory(indexName) : emptyHistory));

  useEffect(() => {
    if (!isEnabled) return;
    return subscribeToHistory(indexName, () => setHistory(readHistory(indexName)));
  }, [isEnabled, indexName]);

  return {
    history,
    remember(hit) {
      if (isEnabled) setHistory(addRecent(indexName, history, hit));
    },
    save: (hit) => setHistory(addFavorite(indexName, history, hit)),
    remove: (hit) => setHistory(removeEntry(indexName, history, hit)),
  };
}
