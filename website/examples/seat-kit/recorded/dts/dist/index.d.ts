import type { Seat } from './seat.js';
export type { Seat } from './seat.js';
export declare const label: ({ row, place }: Seat) => string;
