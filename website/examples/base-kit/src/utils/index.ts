export { toHex } from './colors/index';
export { isWeekend } from './dates/index';
