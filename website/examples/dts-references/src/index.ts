import type { Amount } from './units';

export function scale(amount: Amount, factor: number): Amount {
  return { ...amount, value: amount.value * factor };
}
