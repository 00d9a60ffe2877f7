export type Seat = {
    row: string;
    place: number;
};
