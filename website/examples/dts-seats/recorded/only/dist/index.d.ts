import type { Venue } from './venue';
export type { Venue };
export declare function seatName(venue: Venue, index: number): string;
