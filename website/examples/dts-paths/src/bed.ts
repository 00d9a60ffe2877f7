export class Bed {
  constructor(
    readonly width: number,
    readonly depth: number,
  ) {}

  area() {
    return this.width * this.depth;
  }
}
