import { frame_frame } from "./v.js";
const report = (lines)=>lines.map(frame_frame).join('\n');
export { report };
