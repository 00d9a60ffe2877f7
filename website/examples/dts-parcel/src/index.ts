import type { Options } from './options';
import { factorOf, type Zone } from './zones';

export type { Options, Zone };

/** Price in cents. */
export function quote(grams: number, zone: Zone, options: Options = {}) {
  const base = Math.ceil(grams / 100) * 45 * factorOf(zone);
  const insurance = (options.insured ?? 0) * 0.01;
  return Math.round(base * (options.express ? 2 : 1) + insurance);
}
