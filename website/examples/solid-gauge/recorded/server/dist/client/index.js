export { Gauge } from "./Gauge.js";
