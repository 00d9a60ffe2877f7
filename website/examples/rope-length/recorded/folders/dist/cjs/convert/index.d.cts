import { type Unit } from './units.cjs';
export declare const toMeters: (length: number, unit: Unit) => number;
//# sourceMappingURL=index.d.cts.map