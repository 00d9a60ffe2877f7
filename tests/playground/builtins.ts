/** Objects of the language that all code in the worker shares. */
export type Builtins = Map<object, PropertyDescriptorMap>;

/** Runs in the worker. Returns the properties of all globals and of their prototypes. */
export function markBuiltins(): Builtins {
  const names = Object.getOwnPropertyNames(globalThis);
  const values = names.map((name) => Reflect.get(globalThis, name));
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  const prototypes = values.map((value) =>
    typeof value === 'function' ? value.prototype : undefined,
  );
  const found = [...values, ...prototypes].filter(isObject);
  // A build sets its own properties, and the disk is no builtin.
  const own = new Set<unknown>([globalThis, Reflect.get(globalThis, 'process'), console]);
  return new Map(
    found
      .filter((each) => !own.has(each))
      .map((each) => [each, Object.getOwnPropertyDescriptors(each)]),
  );
}

/** Runs in the worker. Returns the names of properties that were added, removed or replaced. */
export function listChanges(marked: Builtins): string[] {
  const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean =>
    Object.is(a?.value, b?.value) && a?.get === b?.get && a?.set === b?.set && !a === !b;
  return [...marked].flatMap(([object, before]) => {
    const now = Object.getOwnPropertyDescriptors(object);
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...names]
      .filter((name) => !isSame(before[name], now[name]))
      .map(
        (name) =>
          `${object === Object.prototype ? 'Object.prototype' : String(object).slice(0, 40)}.${name}`,
      );
  });
}
