import * as __rspack_external__gate_bg_js_da2bec76 from "./gate_bg.js";
export * from "./gate_bg.js";
async function init(input = new URL("../static/wasm/90ced3fef6.module.wasm", import.meta.url)) {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(input), {
        './gate_bg.js': __rspack_external__gate_bg_js_da2bec76
    });
    __rspack_external__gate_bg_js_da2bec76.__wbg_set_wasm(instance.exports);
}
export default init;
