import { add } from './add.wasm';

export const total = (prices: number[]): number => prices.reduce(add, 0);
