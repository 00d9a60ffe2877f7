import type { Seat } from '@/seat';

export const toLabel = ({ row, place }: Seat): string => `${row}-${place}`;
