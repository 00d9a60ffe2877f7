import { type Unit } from '@crew/units';
export declare const toKilograms: (value: number, unit: Unit) => number;
