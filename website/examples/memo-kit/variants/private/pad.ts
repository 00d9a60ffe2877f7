export class MemoPad {
  #limit = 3;
  _finished = 0;
  _titles: string[] = [];

  add(title: string): boolean {
    if (this._titles.length === this.#limit) return false;
    this._titles.push(title);
    return true;
  }

  finish(): void {
    this._titles.shift();
    this._finished += 1;
  }
}
