import { toLabel } from '@/label.js';
import type { Seat } from '@/seat';

export const labels = (seats: Seat[]): string[] => seats.map(toLabel);
