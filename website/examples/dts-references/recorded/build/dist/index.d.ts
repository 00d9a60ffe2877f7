import type { Amount } from './units/index.js';
export declare function scale(amount: Amount, factor: number): Amount;
