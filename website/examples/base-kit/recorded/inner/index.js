export { isWeekend } from "./dist/index.js";
export { toHex } from "./colors/index.js";
