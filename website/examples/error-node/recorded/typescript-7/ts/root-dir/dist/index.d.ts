export { a } from '../other/a';
