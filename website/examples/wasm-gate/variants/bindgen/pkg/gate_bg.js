let wasm;
export function __wbg_set_wasm(value) {
  wasm = value;
}
export function double(value) {
  return wasm.double(value);
}
export function __wbg_log(value) {
  console.log('called from WebAssembly with', value);
}
