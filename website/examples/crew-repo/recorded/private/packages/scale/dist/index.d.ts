export declare const toKilograms: (value: number, unit: Unit) => number;

declare type Unit = 'kg' | 'lb';

export { }
