import './label.css';
export type Seat = {
    row: string;
    place: number;
};
export declare const label: (seat: Seat) => string;

/* end of seat-labels */
