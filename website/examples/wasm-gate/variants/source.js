import source addModule from './add.wasm';

const { exports } = await WebAssembly.instantiate(addModule);

export const total = (numbers) => numbers.reduce((sum, value) => exports.add(sum, value), 0);
