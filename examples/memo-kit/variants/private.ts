export class Budget {
  #spent = 0;
  _limit = 500;

  add(amount: number): boolean {
    this.#spent += amount;
    return this.#spent <= this._limit;
  }
}
