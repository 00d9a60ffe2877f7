export { toHex } from "./colors/index.js";
export { isWeekend } from "./dates/index.js";
