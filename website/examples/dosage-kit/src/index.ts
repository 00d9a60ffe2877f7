import { round } from './round';

export type Dose = { perKg: number; max: number };

export const dose = (kg: number, { perKg, max }: Dose): number =>
  Math.min(round(kg * perKg), max);
