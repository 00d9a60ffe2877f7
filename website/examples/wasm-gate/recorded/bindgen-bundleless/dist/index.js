import { double as gate_js_double } from "./pkg/gate.js";
const quadruple = (value)=>gate_js_double(gate_js_double(value));
export { quadruple };
