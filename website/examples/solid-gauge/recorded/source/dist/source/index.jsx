export { Gauge } from "./Gauge.jsx";
