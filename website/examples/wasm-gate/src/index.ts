import { add } from './add.wasm';

export const total = (numbers: number[]): number => numbers.reduce(add, 0);
