import { useEffect, useState } from 'react';
import type { Hit } from '../docsearch.ts';
import {
  addFavorite,
  addRecent,
  emptyHistory,
  readHistory,
  removeEntry,
  subscribeToHistory,
} from './history.ts';

/** The search history of an index, kept in sync with other windows. Empty when it is disabled. */
export function useHistory(indexName: string, isEnabled: boolean) {
  const [history, setHistory] = useState(() => (isEnabled ? readHistory(indexName) : emptyHistory));

  useEffect(() => {
    if (!isEnabled) return;
    return subscribeToHistory(indexName, () => setHistory(readHistory(indexName)));
  }, [isEnabled, indexName]);

  return {
    history,
    /** Adds a hit that the reader followed to the recent ones. */
    remember(hit: Hit): void {
      if (isEnabled) setHistory(addRecent(indexName, history, hit));
    },
    /** Adds a hit to the favorites. */
    save: (hit: Hit) => setHistory(addFavorite(indexName, history, hit)),
    remove: (hit: Hit) => setHistory(removeEntry(indexName, history, hit)),
  };
}
