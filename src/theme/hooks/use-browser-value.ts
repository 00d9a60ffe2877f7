import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/** A value that only the browser knows and that stays as it is. Documents have `written` until the page is awake. */
export function useBrowserValue<Value>(read: () => Value, written: Value): Value {
  return useSyncExternalStore(watchNothing, read, () => written);
}
