import { factors, type Unit } from '@crew/units';

export const toKilograms = (value: number, unit: Unit): number => value * factors[unit];
