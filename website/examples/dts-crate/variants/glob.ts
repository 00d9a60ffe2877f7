import { kilo, type Weight } from '@crate/weights';

export const toWeight = (kilograms: number): Weight => ({ grams: kilograms * kilo });
