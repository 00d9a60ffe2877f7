import { meters } from "./units.js";
const toMeters = (length, unit)=>length * meters[unit];
export { toMeters };
