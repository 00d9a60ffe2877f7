/*! seat-labels 0.1.0, MIT license */
import './label.css';
export type Seat = {
    row: string;
    place: number;
};
export declare const label: (seat: Seat) => string;
