import type { Options } from './options.js';
import { type Zone } from './zones.js';
export type { Options, Zone };
/** Price in cents. */
export declare function quote(grams: number, zone: Zone, options?: Options): number;
