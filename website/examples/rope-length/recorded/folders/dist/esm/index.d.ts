import type { Unit } from './convert/units.js';
/** Adds lengths of rope, in meters. */
export declare function addRopes(...ropes: [length: number, unit: Unit][]): number;
export type { Unit };
//# sourceMappingURL=index.d.ts.map