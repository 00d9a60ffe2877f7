/** Arrays with `push`, `i` and `locals`, which css-loader's `api()` returned. */
const lists = new WeakSet<object>();

/** Records a list that css-loader's `api()` returned. */
export function markList(list: object): void {
  lists.add(list);
}

/** Whether css-loader's `api()` returned this value. */
export function isList(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && lists.has(value);
}
