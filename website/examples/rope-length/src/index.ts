import { toMeters } from '@/convert';
import type { Unit } from '@/convert/units';

/** Adds lengths of rope, in meters. */
export function addRopes(...ropes: [length: number, unit: Unit][]): number {
  return ropes.reduce((sum, [length, unit]) => sum + toMeters(length, unit), 0);
}

export type { Unit };
