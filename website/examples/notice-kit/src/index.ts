import './label.css';

export type Seat = { row: string; place: number };

export const label = (seat: Seat): string => `${seat.row}${seat.place}`;
