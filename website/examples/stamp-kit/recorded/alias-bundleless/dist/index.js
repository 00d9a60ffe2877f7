import { frame as external_frame_js_frame } from "./frame.js";
const badge = (text)=>external_frame_js_frame(text.toUpperCase());
export { badge };
