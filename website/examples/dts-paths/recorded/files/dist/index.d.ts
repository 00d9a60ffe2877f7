export { Bed } from './bed.js';
