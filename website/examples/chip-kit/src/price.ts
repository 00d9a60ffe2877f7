import { round } from './round.cjs';

export const formatPrice = (price: number) => `${round(price)} €`;
