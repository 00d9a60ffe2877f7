export type { Tier } from './tier';
export type { Venue } from './venue';
