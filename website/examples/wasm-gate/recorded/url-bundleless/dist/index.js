import { readFileSync } from "node:fs";
const bytes = readFileSync(new URL("./static/wasm/54b710755d.module.wasm", import.meta.url));
const { exports: src_exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const add = src_exports.add;
const total = (numbers)=>numbers.reduce((sum, value)=>add(sum, value), 0);
export { total };
