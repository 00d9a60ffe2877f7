import source __rspack_external__add_wasm_fd3de8ad from "./add.wasm";
const { exports: source_exports } = await WebAssembly.instantiate(__rspack_external__add_wasm_fd3de8ad);
const total = (numbers)=>numbers.reduce((sum, value)=>source_exports.add(sum, value), 0);
export { total };
