export { report } from "./report.js";
