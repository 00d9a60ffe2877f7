import type { Seat } from './seat.js';
export declare const toLabel: ({ row, place }: Seat) => string;
