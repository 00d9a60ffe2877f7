import { a } from './a.mjs'; export const b = a;
