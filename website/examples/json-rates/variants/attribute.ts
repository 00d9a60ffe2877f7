import data from './rates.json' with { type: 'json' };

export const toFrancs = (amount: number): string =>
  `${amount * data.rates.CHF} CHF`;
