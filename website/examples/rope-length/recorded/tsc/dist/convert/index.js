import { meters } from './units';
export const toMeters = (length, unit) => length * meters[unit];
