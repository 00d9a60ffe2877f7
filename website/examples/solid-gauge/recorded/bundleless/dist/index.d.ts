export { Gauge, type GaugeProps } from './Gauge.js';
