import { unit } from 'unit'; export const a = unit();
