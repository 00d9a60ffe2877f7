function listNames(prototype: object | null): string[] {
  if (!prototype) return [];
  return [
    ...Object.getOwnPropertyNames(prototype),
    ...listNames(Object.getPrototypeOf(prototype) as object | null),
  ];
}

/** Names that plain objects, arrays and functions inherit: `constructor`, `map`, `call`. */
export const inheritedNames: readonly string[] = [
  ...new Set([Object, Array, Function].flatMap((type) => listNames(type.prototype))),
];
