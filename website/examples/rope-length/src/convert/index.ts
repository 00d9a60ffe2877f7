import { meters, type Unit } from './units';

export const toMeters = (length: number, unit: Unit) => length * meters[unit];
