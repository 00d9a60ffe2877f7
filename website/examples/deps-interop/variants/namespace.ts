import * as units from 'units';

export const toGrams = (kilograms: number): number => kilograms * units.kilo;
