import { toRadians } from "./format.js";
const arc = (from, to)=>6371 * toRadians(Math.abs(to - from));
export { arc };
