import { symbols } from './symbols';

export const toRoman = (value: number): string => {
  let rest = value;
  let text = '';
  for (const [symbol, worth] of symbols) {
    text += symbol.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return text;
};
