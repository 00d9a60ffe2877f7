import unit from './unit.json';

export const json = unit;
