import { isPrimitive, type Primitive } from './values.ts';

/** Unary operators that a config may use. */
export const unary = new Map<string, (value: Primitive) => Primitive>([
  ['-', (value) => -Number(value)],
  ['+', (value) => Number(value)],
  ['void', () => undefined],
]);

/** Binary operators that a config may use on primitive values. */
export const binary = new Map<string, (left: Primitive, right: Primitive) => Primitive>([
  ['+', (left, right) => (left as string) + (right as string)],
  ['-', (left, right) => Number(left) - Number(right)],
  ['*', (left, right) => Number(left) * Number(right)],
  ['/', (left, right) => Number(left) / Number(right)],
  ['%', (left, right) => Number(left) % Number(right)],
  ['<', (left, right) => (left as number) < (right as number)],
  ['>', (left, right) => (left as number) > (right as number)],
  ['<=', (left, right) => (left as number) <= (right as number)],
  ['>=', (left, right) => (left as number) >= (right as number)],
]);

/** An object equals only itself: what it is as a text is not asked. */
function isLooselyEqual(left: unknown, right: unknown): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: what the config says
  return isPrimitive(left) && isPrimitive(right) ? left == right : left === right;
}

/** Comparisons of any values. */
export const comparisons = new Map<string, (left: unknown, right: unknown) => boolean>([
  ['===', (left, right) => left === right],
  ['!==', (left, right) => left !== right],
  ['==', isLooselyEqual],
  ['!=', (left, right) => !isLooselyEqual(left, right)],
]);
