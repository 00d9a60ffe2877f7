import type { Seat } from './seat';

export type { Seat } from './seat';

export const label = ({ row, place }: Seat): number => `${row}-${place}`;
