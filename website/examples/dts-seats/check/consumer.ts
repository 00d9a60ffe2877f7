import { seatName, type Venue } from 'seat-names';

const hall: Venue = { rows: 12, seatsPerRow: 20 };
const first: string = seatName(hall, 0);
// @ts-expect-error: the index is a number
seatName(hall, first);
