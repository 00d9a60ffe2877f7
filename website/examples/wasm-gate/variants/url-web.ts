const { instance } = await WebAssembly.instantiateStreaming(
  fetch(new URL('./add.wasm', import.meta.url)),
);
const add = instance.exports.add as (a: number, b: number) => number;

export const total = (numbers: number[]): number =>
  numbers.reduce((sum, value) => add(sum, value), 0);
