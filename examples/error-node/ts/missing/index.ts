import { a } from 'unit'; export const b = a;
