import { brewing } from './brewing';
import type { Tea } from './tea';

export const longest: number = Math.max(...brewing.values());

export function secondsFor(tea: Tea): number {
  return brewing.get(tea) ?? 180;
}
