import * as imports from './gate_bg.js';

export default async function init(input = new URL('gate_bg.wasm', import.meta.url)) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(input), { './gate_bg.js': imports });
  imports.__wbg_set_wasm(instance.exports);
}
export * from './gate_bg.js';
