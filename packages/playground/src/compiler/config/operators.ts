/** Unary operators that a config may use. */
export const unary: Record<string, (value: unknown) => unknown> = {
  '-': (value) => -Number(value),
  '+': (value) => Number(value),
  '!': (value) => !value,
  void: () => undefined,
};

export type Primitive = string | number | boolean | null | undefined;

/** Binary operators that a config may use, on primitive values only. */
export const binary: Record<string, (left: Primitive, right: Primitive) => unknown> = {
  '+': (left, right) => (left as string) + (right as string),
  '-': (left, right) => Number(left) - Number(right),
  '*': (left, right) => Number(left) * Number(right),
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
};

/** Whether a value is neither an object nor a function. */
export function isPrimitive(value: unknown): value is Primitive {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}
