const { instance: instance } = await WebAssembly.instantiateStreaming(fetch(new URL("./static/wasm/54b710755d.module.wasm", import.meta.url)));
const add = instance.exports.add;
const total = (numbers)=>numbers.reduce((sum, value)=>add(sum, value), 0);
export { total };
