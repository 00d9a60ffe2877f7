export { default } from '../../rslib.base';
