import { base, rates } from './rates.json';

export const toFrancs = (amount: number): string =>
  `${amount * rates.CHF} CHF from ${base}`;
