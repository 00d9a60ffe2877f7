export class Seat {
  row: number;
  isFree = true;
  note?: string;

  constructor(row: number) {
    this.row = row;
  }
}
