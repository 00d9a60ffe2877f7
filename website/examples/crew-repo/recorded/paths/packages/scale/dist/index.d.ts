import { type Unit } from '../../units/src/index.js';
export declare const toKilograms: (value: number, unit: Unit) => number;
