import type { Tier } from 'seat-names';

export const best: Tier = 'stalls';
