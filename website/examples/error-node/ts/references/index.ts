export { a } from './unit/a';
