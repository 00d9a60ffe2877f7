import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** A constant that only the browser knows; `serverValue` in documents and during hydration. */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => serverValue);
}
