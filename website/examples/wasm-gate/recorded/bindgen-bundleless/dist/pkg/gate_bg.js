let wasm;
function __wbg_set_wasm(value) {
    wasm = value;
}
function gate_bg_double(value) {
    return wasm.double(value);
}
function __wbg_log(value) {
    console.log('called from WebAssembly with', value);
}
export { __wbg_log, __wbg_set_wasm, gate_bg_double as double };
