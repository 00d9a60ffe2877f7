import type { Seat } from './seat.js';
export declare const labels: (seats: Seat[]) => string[];
