import * as wasm from './gate_bg.wasm';
import { __wbg_set_wasm } from './gate_bg.js';

__wbg_set_wasm(wasm);
export * from './gate_bg.js';
