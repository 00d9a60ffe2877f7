export interface Venue {
    rows: number;
    seatsPerRow: number;
}
