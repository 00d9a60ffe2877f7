import { toLetter } from './letter';
import type { Venue } from './venue';

export type { Venue };

export function seatName(venue: Venue, index: number): string {
  const row = Math.floor(index / venue.seatsPerRow);
  return `${toLetter(row)}${(index % venue.seatsPerRow) + 1}`;
}
