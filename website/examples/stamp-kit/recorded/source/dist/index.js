import { frame_frame } from "./v.js";
const stamp = (text)=>frame_frame(`${text}, v0.1.0`);
export { stamp };
