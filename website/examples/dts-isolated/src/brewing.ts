import type { Tea } from './tea';

export const brewing: ReadonlyMap<Tea, number> = new Map([
  ['green', 120],
  ['black', 240],
]);
