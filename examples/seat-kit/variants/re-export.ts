export { Seat } from './seat';
