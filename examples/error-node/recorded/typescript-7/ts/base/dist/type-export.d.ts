export { Unit } from './type';
