/**
 * Looks up a name that an author, a reader or a link has written. Reading the property instead
 * would find those that every object inherits: `constructor`, `toString`.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
