import data from './rates.json';

export const toFrancs = (amount: number): string => `${amount * data.rates.CHF} CHF`;
