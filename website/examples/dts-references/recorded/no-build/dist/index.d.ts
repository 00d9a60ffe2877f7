import type { Amount } from './units';
export declare function scale(amount: Amount, factor: number): Amount;
