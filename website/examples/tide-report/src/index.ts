import { round } from 'metric-round';
import { toKnots } from './speed';

/** Describes the speed of a current. */
export function describe(metersPerSecond: number): string {
  return `${round(toKnots(metersPerSecond))} kn`;
}
