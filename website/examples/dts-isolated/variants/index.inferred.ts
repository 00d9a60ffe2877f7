import { brewing } from './brewing';
import type { Tea } from './tea';

export const longest = Math.max(...brewing.values());

export function secondsFor(tea: Tea) {
  return brewing.get(tea) ?? 180;
}
