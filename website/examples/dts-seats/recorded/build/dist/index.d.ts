import type { Venue } from './venue.js';
export type { Venue };
export declare function seatName(venue: Venue, index: number): string;
