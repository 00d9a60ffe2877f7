import { type Unit } from './units';
export declare const toMeters: (length: number, unit: Unit) => number;
//# sourceMappingURL=index.d.ts.map