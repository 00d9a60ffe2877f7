import * as __rspack_external__gate_bg_wasm_b9846148 from "./gate_bg.wasm";
import { __wbg_set_wasm } from "./gate_bg.js";
export * from "./gate_bg.js";
__wbg_set_wasm(__rspack_external__gate_bg_wasm_b9846148);
