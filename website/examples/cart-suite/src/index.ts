import { round } from '@/round';

declare const __CURRENCY__: string;

export function total(prices: number[]): string {
  const sum = prices.reduce((all, price) => all + price, 0);
  return `${round(sum)} ${__CURRENCY__}`;
}
