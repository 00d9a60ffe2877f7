export { Unit } from './a';
