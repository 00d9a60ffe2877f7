import { readFileSync } from 'node:fs';

const bytes = readFileSync(new URL('./add.wasm', import.meta.url));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const add = exports.add as (a: number, b: number) => number;

export const total = (numbers: number[]): number =>
  numbers.reduce((sum, value) => add(sum, value), 0);
